import { on } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from './limit-connections.ts';

const answer = 'x'.repeat(1_000_000);
const request = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n';

/** Larger than what the system keeps for a client that does not read. */
const longAnswer = 'x'.repeat(20_000_000);

async function startServer(limits: ConnectionLimits, text = answer) {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end(text);
  });
  limitConnections(server, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  function open(): { socket: Socket; closed: Promise<void>; isOpen: () => boolean } {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
    return {
      socket,
      closed: new Promise((resolve) => socket.once('close', () => resolve())),
      isOpen: () => !socket.closed,
    };
  }
  const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { open, connections, requests: () => requests };
}

test('client that does not read: closed after a while', async () => {
  const { open, connections } = await startServer({ silence: 100 }, longAnswer);
  const { socket } = open();
  socket.pause();
  socket.write(request);

  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
});

test('client that reads slowly, but reads: has all', async () => {
  const { open } = await startServer({ silence: 500 });
  const { socket } = open();
  socket.write(request.replace('GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nConnection: close\r\n'));
  let bytes = 0;
  for await (const piece of socket) {
    bytes += piece.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  expect(bytes).toBeGreaterThan(answer.length);
});

test('two requests at once: answered', async () => {
  const { open } = await startServer({});
  const { socket, isOpen } = open();
  socket.write(request.repeat(2));
  let bytes = 0;
  for await (const [piece] of on(socket, 'data')) {
    bytes += piece.length;
    if (bytes > 2 * answer.length) break;
  }

  expect(isOpen()).toBe(true);
});

test('two requests at once from a client that does not read: the second waits until the first is answered', async () => {
  const { open, requests } = await startServer({}, longAnswer);
  const { socket } = open();
  socket.pause();
  socket.write(request.repeat(2));

  await expect.poll(requests).toBe(1);
  socket.resume();
  await expect.poll(requests).toBe(2);
});

test('three requests at once: closed, and none of them is handled', async () => {
  const { open, connections, requests } = await startServer({});
  const { socket, closed } = open();
  socket.write(request.repeat(3));

  await closed;
  await expect.poll(connections).toBe(0);
  expect(requests()).toBe(0);
});

test('as many requests one after the other: answered', async () => {
  const { open } = await startServer({ requestsPerConnection: 1 });
  const { socket, isOpen } = open();
  for (let round = 0; round < 5; round++) {
    let bytes = 0;
    socket.write(request);
    for await (const [piece] of on(socket, 'data')) {
      bytes += piece.length;
      if (bytes > answer.length) break;
    }
  }

  expect(isOpen()).toBe(true);
});

test('more connections of one network than it may have: the last is closed, and room is there again', async () => {
  const { open, connections } = await startServer({ connectionsPerNetwork: 2 });
  const [first] = [open(), open()];
  await expect.poll(connections).toBe(2);

  await open().closed;
  first?.socket.destroy();
  await expect.poll(connections).toBe(1);
  const next = open();
  next.socket.write(request);
  await new Promise((resolve) => next.socket.once('data', resolve));
});

test('more connections of a proxy than one network may have: all stay open', async () => {
  const { open, connections } = await startServer({ connectionsPerNetwork: 1, trustProxy: '10.0.0.0/8, 127.0.0.1' });
  for (const _ of [1, 2, 3]) open();

  await expect.poll(connections).toBe(3);
});

test('more connections in all: closed', async () => {
  const { open, connections } = await startServer({ connections: 1 });
  open();
  await expect.poll(connections).toBe(1);

  await open().closed;
  expect(await connections()).toBe(1);
});
