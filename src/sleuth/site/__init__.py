"""The site of plain files: the assistant, how to play and replays, for any web space and without a server of ours."""

from sleuth.site.contents import Progress, contents
from sleuth.site.folder import MARKER, SiteError, SiteFolder

__all__ = ["MARKER", "Progress", "SiteError", "SiteFolder", "contents"]
