import { on, once } from 'node:events';
import { expect, test } from 'vitest';
import { answer, longAnswer, request, startServer } from './test-server.ts';

test('client that does not read: closed after a while', async () => {
  const { open, ended } = await startServer({ silence: 100 }, longAnswer);
  const { socket } = open();
  socket.pause();
  socket.write(request);

  await expect.poll(() => ended).toHaveLength(1);
});

test('client that is gone before it was looked at: what it has sent is not handled', async () => {
  const { open, ended, requests } = await startServer({});
  const gone = Array.from({ length: 100 }, () => open());
  for (const { socket } of gone) socket.once('connect', () => socket.write(request, () => socket.resetAndDestroy()));

  await expect.poll(() => ended).toHaveLength(100);
  expect(requests()).toBeLessThanOrEqual(ended.filter((address) => address !== undefined).length);
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

test('connection without a request: kept for longer than a proxy keeps it, so that no request meets its end', async () => {
  const { open } = await startServer({}, 'x');
  const { socket } = open();
  socket.write(request);
  const [head] = await once(socket, 'data');

  expect(String(head)).toContain('Keep-Alive: timeout=75\r\n');
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

const sendBody = 'POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 200000000\r\n\r\n';

test('body of a request that is answered at once: the answer arrives, the body is not read, the connection ends', {
  tags: ['all'],
}, async () => {
  const { open, received } = await startServer({}, 'refused');
  const { socket, closed } = open();
  let answered = '';
  socket.on('data', (piece) => {
    answered += piece;
  });
  socket.write(sendBody);
  const piece = Buffer.alloc(100_000);
  const send = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', send);
  send();

  await closed;
  expect(answered).toContain('refused');
  expect(received()).toBeLessThan(5_000_000);
});

test('request that is answered before its body is there: nobody sends another one on its connection', async () => {
  const { open } = await startServer({}, 'refused');
  const { socket, closed } = open();
  socket.write(sendBody.replace('200000000', '4'));
  const [head] = await once(socket, 'data');
  socket.write('test');

  expect(String(head)).toContain('Connection: close\r\n');
  await closed;
});

test('request that is answered with its body there: its connection stays', async () => {
  const { open } = await startServer({}, 'read');
  const { socket, isOpen } = open();
  socket.write(`${sendBody.replace('200000000', '4')}test`);
  const [head] = await once(socket, 'data');

  expect(String(head)).toContain('Connection: keep-alive\r\n');
  expect(isOpen()).toBe(true);
});
