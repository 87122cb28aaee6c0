import assert from "node:assert/strict";
import { test } from "node:test";
import { connect, pause } from "../../src/sleuth/web/js/state/table/connection.js";

/** A wire we hold both ends of. */
function bench() {
  const made = { sockets: [], states: [], heard: [], waits: [], forgot: 0 };
  let after = 0;
  const wire = connect({
    url: () => `live?after=${after}`,
    hear: (message) => {
      made.heard.push(message);
      after = message.n ?? after;
    },
    stand: (state) => made.states.push(state),
    forget: () => {
      made.forgot += 1;
      after = 0;
    },
    open: (url) => {
      const socket = { url, readyState: 1, sent: [], send: (text) => socket.sent.push(JSON.parse(text)), close() {} };
      made.sockets.push(socket);
      return socket;
    },
    later: (task, milliseconds) => {
      made.waits.push(milliseconds);
      task();
    },
  });
  return { ...made, made, wire };
}

const tell = (socket, message) => socket.onmessage({ data: JSON.stringify(message) });

test("it resumes with the last number it has", () => {
  const { sockets, wire, heard } = bench();
  tell(sockets[0], { n: 5 });
  sockets[0].onclose({ code: 1006 });
  assert.deepEqual(
    sockets.map(({ url }) => url),
    ["live?after=0", "live?after=5"],
  );
  assert.deepEqual(heard, [{ n: 5 }]);
  wire.close();
});

test("it hears the messages of one frame in order", () => {
  const { sockets, wire, heard } = bench();
  tell(sockets[0], [{ n: 1 }, { n: 2 }, { type: "now" }]);
  tell(sockets[0], { type: "pong" });
  assert.deepEqual(heard, [{ n: 1 }, { n: 2 }, { type: "now" }, { type: "pong" }]);
  sockets[0].onclose({ code: 1006 });
  assert.equal(sockets[1].url, "live?after=2");
  wire.close();
});

test("it waits longer each time, up to a limit, and starts over after a success", () => {
  const { sockets, wire, waits } = bench();
  for (let failure = 0; failure < 3; failure++) sockets.at(-1).onclose({ code: 1006 });
  tell(sockets.at(-1), { type: "pong" });
  sockets.at(-1).onclose({ code: 1012 });
  assert.deepEqual(waits, [pause(0), pause(1), pause(2), pause(0)]);
  assert.ok(pause(1) > pause(0));
  assert.equal(pause(50), pause(60));
  wire.close();
});

test("after a change of seat earlier messages are forgotten", async () => {
  const { sockets, wire, made } = bench();
  tell(sockets[0], { n: 5 });
  sockets[0].onclose({ code: 4001 });
  await Promise.resolve();
  assert.equal(made.forgot, 1);
  assert.equal(sockets[1].url, "live?after=0");
  wire.close();
});

test("it does not reconnect to a table that is gone", () => {
  const { sockets, wire, states } = bench();
  sockets[0].onclose({ code: 4404 });
  assert.equal(sockets.length, 1);
  assert.equal(states.at(-1), "gone");
  wire.close();
});

test("nothing is sent while there is no connection", () => {
  const { sockets, wire } = bench();
  assert.equal(wire.send({ type: "ping" }), true);
  sockets[0].readyState = 3;
  assert.equal(wire.send({ type: "ping" }), false);
  wire.close();
});
