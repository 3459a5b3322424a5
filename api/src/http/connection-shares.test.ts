import { once } from 'node:events';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createConnectionShares } from './connection-shares.ts';
import { longAnswer, request, startServer } from './test-server.ts';

test('more connections of one network than it may have: the quietest ends, the new one is answered', async () => {
  const { open, connections } = await startServer({ connectionsPerNetwork: 2 }, 'x');
  const [quiet, other] = [open(), open()];
  await expect.poll(connections).toBe(2);

  const next = open();
  next.socket.write(request);
  await once(next.socket, 'data');

  await quiet.closed;
  expect(other.isOpen()).toBe(true);
});

test('all connections that a network may have are in use: a new one is closed, and room is there again', async () => {
  const { open, ended, connections, requests } = await startServer({ connectionsPerNetwork: 2 }, longAnswer);
  const busy = [open(), open()];
  for (const { socket } of busy) socket.pause().write(request);
  await expect.poll(requests).toBe(2);

  await open().closed;
  expect(ended).toHaveLength(1);
  expect(await connections()).toBe(2);
  busy[0]?.socket.destroy();
  await expect.poll(connections).toBe(1);
  const next = open();
  next.socket.write(request);
  await once(next.socket, 'data');
});

test('connections of a proxy: none ends, however many it has and others hold', async () => {
  const { open, connections } = await startServer({
    connections: 2,
    connectionsPerNetwork: 1,
    trustProxy: '127.0.0.1',
  });
  const visitors = [open(), open(), open()];
  await expect.poll(connections).toBe(3);
  const [first, second] = [open('127.0.1.1'), open('127.0.2.1')];
  await expect.poll(connections).toBe(5);
  open('127.0.3.1');

  await Promise.race([first.closed, second.closed]);
  await expect.poll(connections).toBe(5);
  expect(visitors.every(({ isOpen }) => isOpen())).toBe(true);
});

test('more connections in all: the new one stays, the quietest of the network with most ends', async () => {
  const { open, connections } = await startServer({ connections: 4 });
  const [quiet, used, other] = [open('127.0.1.1'), open('127.0.1.1'), open('127.0.2.1')];
  const third = open('127.0.1.1');
  await expect.poll(connections).toBe(4);
  used.socket.write(request);
  quiet.socket.pause();
  await once(used.socket, 'data');

  const next = open('127.0.3.1');

  await quiet.closed;
  await expect.poll(connections).toBe(4);
  expect([used, third, other, next].map(({ isOpen }) => isOpen())).toEqual([true, true, true, true]);
});

test('connections of the network with most are all in use: a new one of it is closed, one from elsewhere stays', async () => {
  const { open, connections, requests } = await startServer({ connections: 3 }, longAnswer);
  for (let index = 0; index < 3; index++) open('127.0.1.1').socket.pause().write(request);
  await expect.poll(requests).toBe(3);

  await open('127.0.1.1').closed;
  expect(await connections()).toBe(3);

  const other = open('127.0.2.1');
  other.socket.write(request);
  await once(other.socket, 'data');
  expect(await connections()).toBe(3);
});

test('networks next to each other: together they have a limit as well, and a neighbour gets in', async () => {
  const { open, connections } = await startServer({ connectionsPerWiderNetwork: 3 }, 'x');
  const [quiet, second] = [open('127.0.1.1'), open('127.0.1.1')];
  const other = open('127.0.1.2');
  await expect.poll(connections).toBe(3);

  const neighbour = open('127.0.1.3');
  neighbour.socket.write(request);
  await once(neighbour.socket, 'data');

  await quiet.closed;
  expect([second, other].map(({ isOpen }) => isOpen())).toEqual([true, true]);
  await expect.poll(connections).toBe(3);
});

test('many requests of one network are in progress: of 400 idle connections elsewhere some end, and no request', async () => {
  const { open, ended, connections, requests } = await startServer({ connections: 430, settling: 0 }, longAnswer);
  for (let index = 0; index < 30; index++) open('127.0.1.1').socket.pause().write(request);
  await expect.poll(requests).toBe(30);
  for (let index = 0; index < 400; index++) open(`127.0.${100 + (index % 50)}.1`);
  await expect.poll(connections).toBe(430);

  const newer = [open('127.0.1.1'), open('127.0.2.1'), open('127.0.3.1')];
  for (const { socket } of newer) {
    socket.write(request);
    await once(socket, 'data');
  }

  expect(ended).toHaveLength(3);
  expect(ended).not.toContain('127.0.1.1');
});

test('a browser opens several connections at once beside many requests of another network: all of them stay', async () => {
  const { open, connections, requests } = await startServer({ connections: 20, settling: 600_000 }, longAnswer);
  for (let index = 0; index < 20; index++) open('127.0.1.1').socket.pause().write(request);
  await expect.poll(requests).toBe(20);

  const browser = Array.from({ length: 6 }, () => open('127.0.2.1'));
  await Promise.all(browser.map(({ socket }) => once(socket, 'connect')));
  for (const { socket } of browser) socket.write(request);
  await Promise.all(browser.map(({ socket }) => once(socket, 'data')));

  expect(await connections()).toBe(20);
});

test('two addresses hold all that neighbours may have together, with requests that never end: a neighbour gets in, one of the two does not', async () => {
  const { open, ended, requests } = await startServer({ connectionsPerWiderNetwork: 80 }, longAnswer);
  for (let index = 0; index < 80; index++)
    open(`127.0.1.${1 + (index % 2)}`)
      .socket.pause()
      .write(request);
  await expect.poll(requests).toBe(80);

  for (const address of ['127.0.1.3', '127.0.1.3', '127.0.1.4']) {
    const { socket } = open(address);
    socket.write(request);
    await once(socket, 'data');
    socket.pause();
  }

  expect(ended.toSorted()).toEqual(['127.0.1.1', '127.0.1.1', '127.0.1.2']);
  await open('127.0.1.1').closed;
});

test('as many networks as connections, one request of each under way: a visitor from another is answered', async () => {
  const { open, requests } = await startServer({ connections: 20 }, longAnswer);
  for (let index = 0; index < 20; index++) open(`127.0.${index}.1`).socket.pause().write(request);
  await expect.poll(requests).toBe(20);

  const { socket } = open('127.0.100.1');
  socket.write(request);

  await once(socket, 'data');
});

test('as many networks as connections, one idle of each: a browser keeps its requests while others come', async () => {
  const { open, ended, requests, connections } = await startServer({ connections: 20, settling: 0 }, longAnswer);
  for (let index = 0; index < 16; index++) open(`127.0.${index}.1`);
  for (let index = 0; index < 4; index++) open('127.0.50.1').socket.pause().write(request);
  await expect.poll(requests).toBe(4);
  await expect.poll(connections).toBe(20);

  for (let index = 0; index < 8; index++) {
    const { socket } = open(`127.0.${100 + index}.1`);
    socket.write(request);
    await once(socket, 'data');
    socket.pause();
  }

  expect(ended).toHaveLength(8);
  expect(ended).not.toContain('127.0.50.1');
});

test('as many networks as connections, one idle of each: the one without a request for longest ends', async () => {
  const { open, ended, connections } = await startServer({ connections: 3, settling: 0 }, 'x');
  const first = open('127.0.1.1');
  await expect.poll(connections).toBe(1);
  for (const address of ['127.0.2.1', '127.0.3.1']) await once(open(address).socket, 'connect');
  await expect.poll(connections).toBe(3);
  first.socket.write(request);
  await once(first.socket, 'data');

  open('127.0.4.1');

  await expect.poll(() => ended).toEqual(['127.0.2.1']);
});

test('4000 idle, slow and silent connections of fifty addresses: a new visitor is answered within a second, a neighbour of theirs as well', {
  tags: ['all'],
  timeout: 60_000,
}, async () => {
  const [most, held] = [2000, 4000];
  const { ended, open } = await startServer({ connections: most }, longAnswer);
  const hold = (index: number) => {
    const { socket } = open(`127.0.${index % 10}.${10 + (Math.floor(index / 10) % 5)}`);
    if (index % 2 === 1) socket.write('GET / HTTP/1.1\r\nHost: te');
    if (index % 20 === 2) socket.pause().write(request);
  };
  for (let index = 0; index < held; index++) hold(index);
  await expect.poll(() => ended.length, { timeout: 30_000 }).toBe(held - most);

  const waited: number[] = [];
  for (let visit = 0; visit < 10; visit++) {
    for (let index = 0; index < held / 20; index++) hold(index);
    const started = performance.now();
    const { socket } = open(visit % 2 === 0 ? `127.0.${100 + visit}.1` : `127.0.${visit}.20`);
    socket.write(request);
    await once(socket, 'data');
    waited.push(performance.now() - started);
  }
  expect(Math.max(...waited)).toBeLessThan(1000);
});

test('forty times as many idle connections: to find the one that makes room takes as long', () => {
  const few = timeOfRoom(100);
  const many = timeOfRoom(4000);

  expect(many).toBeLessThan(5 * few);
});

/** Milliseconds of the quickest round, so that a busy machine changes nothing. */
function timeOfRoom(connections: number): number {
  const shares = createConnectionShares(0);
  for (let index = 0; index < connections; index++) shares.add(`127.0.${index % 5}.1`, new Socket());
  const rounds = Array.from({ length: 20 }, () => {
    const start = performance.now();
    for (let newcomer = 0; newcomer < 100; newcomer++) shares.quietest();
    return performance.now() - start;
  });
  return Math.min(...rounds);
}
