import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { devRegistry } from './dev-registry.ts';

const stop = async () => {};
const testSources = new Map([
  ['shell', { base: 'http://localhost:3001/', stop }],
  ['stories', { base: 'http://localhost:3002/', stop }],
]);

async function testCheckout() {
  const { directory } = await testStore();
  await mkdir(join(directory, 'mf-stories'));
  const declare = (text: string) => writeFile(join(directory, 'mf-stories/area.json'), text);
  const routes = (...patterns: string[]) =>
    declare(
      JSON.stringify({
        name: 'stories',
        contract: 3,
        routes: Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' }])),
        sections: {},
      }),
    );
  return { directory, declare, routes };
}

test('area.json changed while the server runs: the next registry has the new route', async () => {
  const { directory, routes } = await testCheckout();
  await routes('/stories');
  const before = await devRegistry(testSources, undefined, directory);
  await routes('/stories', '/stories/latest');

  const after = await devRegistry(testSources, undefined, directory);

  expect(Object.keys(before.areas.stories?.routes ?? {})).toEqual(['/stories']);
  expect(Object.keys(after.areas.stories?.routes ?? {})).toEqual(['/stories', '/stories/latest']);
});

test.each([
  ['half written', '{ "name": ', 'area.json of stories is not JSON'],
  ['with a slip', '{ "name": "stories" }', 'area.json of stories: contract is missing'],
])('area.json %s: one sentence', async (_, text, sentence) => {
  const { directory, declare } = await testCheckout();
  await declare(text);

  await expect(devRegistry(testSources, undefined, directory)).rejects.toThrow(sentence);
});
