/** @module-tag all */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTestSite } from '../test/started-site.ts';

const [most, held] = [2000, 4000];
const visits = 10;

/** A machine that takes so long without them says nothing. In milliseconds. */
const slow = 250;

test('site with 4000 idle, slow and silent connections of fifty addresses: a new visitor is answered within a second, a neighbour of theirs as well', {
  timeout: 120_000,
}, async ({ skip }) => {
  const { port } = await startTestSite();
  let closed = 0;
  const open = (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    socket.once('close', () => closed++);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const textOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`;
  const hold = (index: number) => {
    const socket = open(`127.0.${index % 10}.${10 + (Math.floor(index / 10) % 5)}`);
    if (index % 2 === 1) socket.write('GET / HTTP/1.1\r\nHost: te');
    if (index % 20 === 2) socket.pause().write(textOf('/registry.json'));
  };
  async function longestVisit(before: () => void = () => {}): Promise<number> {
    const waited: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      before();
      const start = performance.now();
      const socket = open(visit % 2 === 0 ? `127.0.${100 + visit}.1` : `127.0.${visit}.20`);
      socket.write(textOf(visit % 4 < 2 ? '/catalog' : '/api/ready'));
      expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200');
      waited.push(performance.now() - start);
      socket.destroy();
    }
    return Math.max(...waited);
  }

  const idle = await longestVisit();
  if (idle > slow) skip(`A visit takes ${Math.round(idle)} ms without any other connection.`);
  for (let index = 0; index < held; index++) hold(index);
  await expect.poll(() => closed, { timeout: 60_000 }).toBeGreaterThanOrEqual(held - most);
  const during = await longestVisit(() => {
    for (let index = 0; index < held / 20; index++) hold(index);
  });

  expect(during).toBeLessThan(1000);
});
