import { platform } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const isLinux = platform() === 'linux';
let sites = 0;
const newSite = () => `http://test-${process.pid}-${sites++}.example`;

function watched() {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(300);
    running -= 1;
  };
  return { work, most: () => most };
}

test.runIf(isLinux)('two browsers of one site: one after the other', async () => {
  const [site, { work, most }] = [newSite(), watched()];

  await Promise.all([takeTurns(site, work), takeTurns(site, work)]);

  expect(most()).toBe(1);
});

test('browsers of two sites: at once', async () => {
  const { work, most } = watched();

  await Promise.all([takeTurns(newSite(), work), takeTurns(newSite(), work)]);

  expect(most()).toBe(2);
});

test('a browser that takes longer than others wait: they go ahead', async () => {
  const [site, { work, most }] = [newSite(), watched()];

  await Promise.all([takeTurns(site, work), takeTurns(site, work, 50)]);

  expect(most()).toBe(2);
});

test('work that fails: whoever is next has a turn', async () => {
  const site = newSite();
  await expect(takeTurns(site, () => Promise.reject(new Error('test fault')))).rejects.toThrow('test fault');

  const start = performance.now();
  await takeTurns(site, async () => {});

  expect(performance.now() - start).toBeLessThan(1000);
});
