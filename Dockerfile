# The container image: docker build --tag sleuth .
#
# The image holds Python, sleuth and the libraries both need, and nothing else: no shell, no package manager, no pip.
# `make container` carries these steps out without a container engine, and knows only the instructions used here.

FROM debian:trixie-slim AS build
ARG PYTHON=3.13
WORKDIR /build
RUN apt-get update && apt-get install --yes --no-install-recommends \
    binutils ca-certificates python3 python3-venv

# Packages in the locked versions, including those for PostgreSQL and NATS.
COPY requirements.txt requirements-cluster.txt ./
RUN python3 -m venv /opt/sleuth \
 && /opt/sleuth/bin/pip install --no-cache-dir --no-compile --only-binary :all: --require-hashes \
    --requirement requirements.txt --requirement requirements-cluster.txt

COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN /opt/sleuth/bin/pip install --no-cache-dir --no-compile --no-deps .

# What sleuth never imports stays out: Litestar requires faker and others for examples, tests and its own command line.
# Babel knows a thousand languages, sleuth speaks four; some packages bring what only a debugger reads.
RUN /opt/sleuth/bin/pip uninstall --yes \
    certifi faker httpcore httpx litestar-htmx markdown-it-py mdurl polyfactory pygments rich-click pip \
 && cd /opt/sleuth/lib/python${PYTHON}/site-packages \
 && strip --strip-debug uvloop/*.so multidict/*.so yaml/*.so websockets/*.so msgspec/*.so \
 && rm -r numpy/f2py numpy/_core/include numpy/_core/lib numpy/random/lib \
 && find . -type d -name tests -prune -exec rm -r {} + \
 && find . -type f \( -name '*.pyi' -o -name '*.pxd' -o -name '*.pyx' -o -name '*.c' \) -delete \
 && find babel/locale-data -type f -not -name 'root.dat' \
    -not -name 'de*.dat' -not -name 'en*.dat' -not -name 'fr*.dat' -not -name 'nl*.dat' -delete

# The image's root: Debian's packages without their scripts. Scanners find their versions in status.d.
RUN mkdir -p /build/packages /image/etc/ssl/certs /image/var/lib/dpkg/status.d && cd /build/packages \
 && apt-get download base-files libbz2-1.0 libc6 libexpat1 libffi8 libgcc-s1 liblzma5 libsqlite3-0 libssl3t64 \
    libstdc++6 libuuid1 libzstd1 media-types netbase zlib1g python3-minimal libpython${PYTHON}-minimal \
    libpython${PYTHON}-stdlib python${PYTHON}-minimal \
 && for package in *.deb; do \
        dpkg --extract "$package" /image \
        && dpkg --field "$package" > "/image/var/lib/dpkg/status.d/${package%%_*}" || exit 1; \
    done \
 && echo 'hosts: files dns' > /image/etc/nsswitch.conf \
 && cp /etc/ssl/certs/ca-certificates.crt /image/etc/ssl/certs/ \
 && rm -r /image/usr/share/doc /image/usr/share/man /image/usr/share/lintian /image/usr/lib/*-linux-gnu/gconv \
 && cd /image/usr/lib/python${PYTHON} && rm -r pydoc_data test

# Nobody can write compiled modules into a read-only image later, so they are made now.
RUN mkdir -p /data /image/opt /image/tmp && chmod 1777 /image/tmp && cp -a /opt/sleuth /image/opt/sleuth \
 && echo 'sleuth:x:10001:10001:sleuth:/data:/usr/sbin/nologin' > /image/etc/passwd \
 && echo 'sleuth:x:10001:' > /image/etc/group \
 && python3 -m compileall -q --invalidation-mode unchecked-hash -s /image \
    /image/usr/lib/python${PYTHON} /image/opt/sleuth/lib

FROM scratch
COPY --from=build /image/ /
COPY --from=build --chown=10001:10001 /data/ /data/
ENV PATH=/opt/sleuth/bin:/usr/bin \
    HOME=/data \
    LANG=C.UTF-8 \
    PYTHONUNBUFFERED=1 \
    SLEUTH_DATABASE=/data/tables.db
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python3", "-Ic", "import os; from http.client import HTTPConnection as To; to = To('127.0.0.1', int(os.environ.get('SLEUTH_PORT', '8000')), timeout=4); to.request('GET', '/readyz'); raise SystemExit(to.getresponse().status != 200)"]
ENTRYPOINT ["sleuth"]
CMD ["serve", "--host", "0.0.0.0"]
