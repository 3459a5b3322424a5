import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readHistory } from '../../store/history.ts';
import { activate as activateWith, liveTestStore, testHash, testRelease } from '../../test/test-store.ts';
import { keepArtefact } from './release-artefact.ts';
import { signersOf } from './release-signature.ts';
import { readSigningKey } from './signing-key.ts';
import { newKeyPair, readKeys, revokeKey } from './team-keys.ts';
import { changeArtefact, testArtefact, testKey } from './test-artefact.ts';

const activate: typeof activateWith = (store, releases, options) =>
  activateWith(store, releases, { signersOf, ...options });

async function siteWithKeys() {
  const { store } = await liveTestStore();
  const catalog = await testKey(store, 'catalog-team', ['catalog']);
  const others = await testKey(store, 'experts-team', ['experts', 'assessment']);
  return { store, catalog, others };
}

const second = testHash('catalog', 'second');

test('release signed by the team of its area: kept and live, the history names key and team', async () => {
  const { store, catalog } = await siteWithKeys();
  await keepArtefact(store, await testArtefact({ key: catalog }));

  await activate(store, { catalog: second });

  expect((await readHistory(store)).at(-1)).toMatchObject({ keys: [`${catalog.id} (catalog-team)`] });
});

test('key for every area: accepted for each', async () => {
  const { store } = await siteWithKeys();
  const key = await testKey(store, 'operator', ['*']);

  await expect(keepArtefact(store, await testArtefact({ key }))).resolves.toMatchObject({ name: 'catalog' });
});

test('release that is not signed: refused where the area has a key', async () => {
  const { store } = await siteWithKeys();
  const refusal = `Release ${second} of catalog is refused: it is not signed, and catalog is released with a key. Nothing has changed. Add --key and its file.`;

  await expect(keepArtefact(store, await testArtefact())).rejects.toThrow(refusal);
  await testRelease(store, 'catalog', 'second');
  await expect(activate(store, { catalog: second })).rejects.toThrow(refusal);
});

test('release that is not signed: accepted where nobody has a key for the area', async () => {
  const { store } = await siteWithKeys();

  await expect(keepArtefact(store, await testArtefact({ name: 'enrolment' }))).resolves.toMatchObject({
    name: 'enrolment',
  });
});

test("release signed with another team's key: refused with the areas that it is for", async () => {
  const { store, others } = await siteWithKeys();

  await expect(keepArtefact(store, await testArtefact({ key: others }))).rejects.toThrow(
    `key ${others.id} of experts-team is for experts, assessment, not for catalog. Nothing has changed.`,
  );
});

test('release signed with a key that the site does not know: refused', async () => {
  const { store } = await siteWithKeys();
  const key = await readSigningKey(newKeyPair().privateKey);

  await expect(keepArtefact(store, await testArtefact({ key }))).rejects.toThrow(
    `it is signed with key ${key.id}, which this site does not know.`,
  );
});

test('release signed with a revoked key: refused, also when no key is left', async () => {
  const { store, catalog } = await siteWithKeys();
  const file = await testArtefact({ key: catalog });
  await revokeKey(store, catalog.id, 'lost');

  await expect(keepArtefact(store, file)).rejects.toThrow(`key ${catalog.id} of catalog-team was revoked at`);
  await expect(keepArtefact(store, await testArtefact())).rejects.toThrow('it is not signed');
});

test('rollback to a release whose key was revoked since: it was checked when it became live', {
  tags: ['all'],
}, async () => {
  const { store, catalog } = await siteWithKeys();
  await keepArtefact(store, await testArtefact({ key: catalog }));
  await activate(store, { catalog: second });
  const key = await testKey(store, 'operator', ['catalog']);
  await keepArtefact(store, await testArtefact({ key, version: 'third' }));
  await activate(store, { catalog: testHash('catalog', 'third') });
  await revokeKey(store, catalog.id, 'lost');

  const activation = await activate(store, { catalog: second }, { note: { kind: 'rollback', why: 'test' } });

  expect(activation?.registry.areas.catalog?.release).toBe(second);
});

test.each([
  ['signature', { signature: Buffer.alloc(64).toString('base64') }, 'its signature is not that of key'],
  ['digest', { digest: '0'.repeat(64) }, 'its signature is not that of key'],
  ['commit', { commit: 'another' }, 'its signature is not that of key'],
  ['key', { key: '0123456789abcdef' }, 'it is signed with key 0123456789abcdef, which this site does not know'],
])('%s changed in a signature: refused', async (_, change, sentence) => {
  const { store, catalog } = await siteWithKeys();
  const file = await testArtefact({ key: catalog });
  await changeArtefact(file, (entries) =>
    entries.map((entry) =>
      entry.header.name === 'package/signature.json'
        ? { ...entry, text: JSON.stringify({ ...JSON.parse(entry.text), ...change }) }
        : entry,
    ),
  );

  await expect(keepArtefact(store, file)).rejects.toThrow(sentence);
});

test('signature of another release of the same team: refused', async () => {
  const { store, catalog } = await siteWithKeys();
  let signature = '';
  await changeArtefact(await testArtefact({ key: catalog }), (entries) => {
    signature = entries.find(({ header }) => header.name === 'package/signature.json')?.text ?? '';
    return entries;
  });
  const file = await testArtefact({ version: 'third' });
  await changeArtefact(file, (entries) => [
    ...entries,
    { header: { name: 'package/signature.json' }, text: signature },
  ]);

  await expect(keepArtefact(store, file)).rejects.toThrow('its signature is that of another release');
});

test('list of keys that is not readable: nothing is released', async () => {
  const { store, catalog } = await siteWithKeys();
  await writeFile(store.keys, '[{');

  await expect(keepArtefact(store, await testArtefact({ key: catalog }))).rejects.toThrow('is not readable');
});

test('same key a second time: refused; revoked twice: refused', async () => {
  const { store, catalog } = await siteWithKeys();
  expect(await readKeys(store)).toHaveLength(2);
  await revokeKey(store, catalog.id, '');

  await expect(revokeKey(store, catalog.id, '')).rejects.toThrow('was revoked at');
  await expect(revokeKey(store, 'missing', '')).rejects.toThrow('There is no key missing.');
});

test.each(['test', '-----BEGIN PRIVATE KEY-----\ntest'])('key that is none (%j): one sentence', async (source) => {
  await expect(readSigningKey(source)).rejects.toThrow(/^The key/);
});
