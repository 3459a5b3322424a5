/** @module-tag all */
import { rm } from 'node:fs/promises';
import { contractVersion } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { activate, liveTestStore, silentApi, testConfig, testRelease, testStore } from '../test/test-store.ts';

test('no release of the shell: one sentence, nothing live', async () => {
  const store = await testStore();
  const catalog = await testRelease(store, 'catalog', 'first');

  await expect(activate(store, { catalog })).rejects.toThrow(
    new UserError('There is no release of the shell yet. Run npm start once.'),
  );
  expect(await readRegistry(store)).toBeUndefined();
});

test('release that is not there: one sentence, the live one stays', async () => {
  const { store } = await liveTestStore();

  await expect(activate(store, { catalog: '0000000000000000' })).rejects.toThrow(
    new UserError(
      `Release 0000000000000000 of catalog is missing below ${store.directory}. Release catalog again, or roll back to one that is there.`,
    ),
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('page does not render: fails, the live revision stays', async () => {
  const { store } = await liveTestStore();

  await expect(activate(store, {}, { config: { ...testConfig, brand: 'Broken' } })).rejects.toThrow('does not render');
  expect((await readRegistry(store))?.revision).toBe(1);
  expect(await readHistory(store)).toHaveLength(1);
});

test('lost pages, and no answer of the API: refused instead of a site without what only the API lists', async () => {
  const { store } = await liveTestStore();
  await rm(store.pages(1), { recursive: true });
  const note = { kind: 'prerender', why: '' } as const;

  await expect(activate(store, {}, { api: silentApi, note })).rejects.toThrow(
    /^The pages of revision 1 are missing, and the API does not say what they showed \(.+\)\. Nothing has changed\./,
  );
  expect((await readRegistry(store))?.revision).toBe(1);

  await activate(store, {}, { note });
  expect((await readRegistry(store))?.revision).toBe(2);
});

test('release of the shell from before pages had initial data: one sentence, the live revision stays', async () => {
  const { store } = await liveTestStore();
  const files = { 'server/index.mjs': "export const inlineScript = 'start()';" };
  const old = await testRelease(store, 'shell', 'old', { files });

  await expect(activate(store, { shell: old })).rejects.toThrow(
    new Refusal(
      `Release ${old} of shell is too old: its pages cannot be prerendered any more. Nothing has changed. Release shell again.`,
    ),
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test.each([
  [0, 'accepted'],
  [-1, 'accepted'],
  [-2, 'refused'],
  [1, 'refused'],
])('area whose contract differs by %i from that of the shell: %s', async (difference, outcome) => {
  const { store } = await liveTestStore();
  const contract = contractVersion + difference;
  const catalog = await testRelease(store, 'catalog', 'other contract', { description: { contract } });

  const sentence = await activate(store, { catalog }).then(
    () => 'accepted',
    (cause: Error) => cause.message,
  );

  expect(sentence).toBe(
    outcome === 'accepted'
      ? 'accepted'
      : `Area catalog is written for contract ${contract}, the shell offers ${contractVersion}. Nothing has changed. Release both of one source: npm run release -- --all.`,
  );
});

test('page with a style attribute, which the policy would refuse: fails, the live revision stays', async () => {
  const { store } = await liveTestStore();

  await expect(activate(store, {}, { config: { ...testConfig, brand: 'Styled' } })).rejects.toThrow(
    'has a style attribute',
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('release without a page that is live: refused with the page; on demand it is removed', async () => {
  const { store } = await liveTestStore();
  const routes = { '/catalog': { rendering: 'public' } };
  const catalog = await testRelease(store, 'catalog', 'smaller', { description: { routes } });

  await expect(activate(store, { catalog })).rejects.toThrow(
    '3 pages would be gone: /catalog/1, /catalog/a%20b, /catalog-mine/:id. Nothing has changed. To remove them, add --remove.',
  );
  expect((await readRegistry(store))?.revision).toBe(1);
  const done = await activate(store, { catalog }, { removes: true });

  expect(done?.removed.toSorted()).toEqual(['/catalog-mine/:id', '/catalog/1', '/catalog/a%20b']);
});
