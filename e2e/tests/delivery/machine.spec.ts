import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { slowDown } from '@agile-languages/api/testing';
import { startSite } from '../../src/site/start-site.ts';
import { expect, test } from '../../src/test.ts';

const paths = ['/', '/languages', '/registry.json', '/search.json', '/api/health', '/api/classes/feed.atom'];

const statusesOf = (origin: string) => Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).status));
const all200 = paths.map(() => 200);

const hasIpv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === '::1'));

test('IPv6 only: pages, search and API are reached', { tag: '@all' }, async ({ ownStore, site }) => {
  test.skip(!hasIpv6, 'This machine has no IPv6.');
  const { url, stop } = await startSite(ownStore.folders, site, { HOST: '::1' });

  const statuses = await statusesOf(`http://[::1]:${new URL(url).port}`);
  await stop();

  expect(statuses).toEqual(all200);
});

test('core at a tenth of its speed: pages take longer, and none is refused', { tag: '@all' }, async ({
  ownStore,
  site,
}) => {
  const { url, pid, stop } = await startSite(ownStore.folders, site);
  const speedUp = slowDown(pid);

  const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => statusesOf(url)));
  await speedUp();
  await stop();

  expect(statuses).toEqual(statuses.map(() => all200));
});

const mostFiles = 150;

test('file descriptors used up: the site lives, and answers when some are free', { tag: '@all' }, async ({
  ownStore,
  site,
}) => {
  test.skip(process.platform !== 'linux', 'Limits of a running process are set on Linux alone.');
  const { url, pid, stop } = await startSite(ownStore.folders, site);
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${mostFiles}:${mostFiles}`]);
  const held: Socket[] = [];
  for (let count = 0; count < 300; count++) {
    const socket = connect(Number(new URL(url).port), 'localhost').on('error', () => undefined);
    held.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  }
  // A connection is there for the caller before the site has opened a file for it.
  await expect.poll(() => readdirSync(`/proc/${pid}/fd`).length).toBeGreaterThan(mostFiles - 2);

  for (const socket of held) socket.destroy();
  await expect.poll(() => statusesOf(url).catch(() => undefined), { timeout: 30_000 }).toEqual(all200);
  await stop();
});
