import { generateKeyPairSync } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHistory } from '../../store/history.ts';
import type { Store } from '../../store/store.ts';
import { testStore } from '../../test/test-store.ts';
import { extras } from '../index.ts';
import { keys as keysWith } from './keys.ts';
import { readSigningKey } from './signing-key.ts';
import { readKeys } from './team-keys.ts';

const keys = (args: string[]) => keysWith(args, extras);

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});

async function ownStore(): Promise<Store> {
  const store = await testStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  vi.stubEnv('INIT_CWD', store.directory);
  return store;
}

test('key created: the public half in the list, the private one in a file for its owner alone, a line in the history', async () => {
  const store = await ownStore();

  await keys(['create', 'catalog-team', '--areas', 'catalog,experts', '--why', 'new team']);

  const [key] = await readKeys(store);
  const file = join(store.directory, 'catalog-team.key.pem');
  expect(key).toMatchObject({ team: 'catalog-team', areas: ['catalog', 'experts'] });
  expect((await readSigningKey(file)).id).toBe(key?.id);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(store.keys, 'utf8')).not.toContain('PRIVATE');
  expect(await readHistory(store)).toMatchObject([
    { kind: 'key', why: 'new team', subject: `${key?.id} (catalog-team: catalog, experts)` },
  ]);
});

test('key that the team made itself: registered by its public half, nothing is written beside it', async () => {
  const store = await ownStore();
  const file = join(store.directory, 'public.pem');
  const { publicKey } = generateKeyPairSync('ed25519');
  await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));

  await keys(['create', 'catalog-team', '--areas', 'catalog', '--public', 'public.pem']);

  expect(await readKeys(store)).toHaveLength(1);
  await expect(stat(join(store.directory, 'catalog-team.key.pem'))).rejects.toThrow('ENOENT');
});

test('key of another kind, or none: refused in one sentence', async () => {
  const store = await ownStore();
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(join(store.directory, 'rsa.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  await writeFile(join(store.directory, 'text.pem'), 'test');

  const create = (file: string) => keys(['create', 'team', '--areas', 'catalog', '--public', file]);

  await expect(create('rsa.pem')).rejects.toThrow(new UserError('A key of a team is an Ed25519 key.'));
  await expect(create('text.pem')).rejects.toThrow(/text\.pem holds no public key in PEM\.$/);
});

test('file of a private key that is there already: not written over', async () => {
  await ownStore();
  await keys(['create', 'catalog-team', '--areas', 'catalog']);

  await expect(keys(['create', 'catalog-team', '--areas', 'catalog'])).rejects.toThrow('it is there already.');
});

test('key for an area that is not there: refused with the nearest; --new registers it', async () => {
  const store = await ownStore();

  await expect(keys(['create', 'team', '--areas', 'experts,catalgo'])).rejects.toThrow(
    /^There is no area "catalgo"\. Do you mean catalog\? For one that is to come, add --new\. Areas are: .*catalog/,
  );
  await expect(stat(join(store.directory, 'team.key.pem'))).rejects.toThrow('ENOENT');
  await keys(['create', 'team', '--areas', 'stories', '--new']);

  expect(await readKeys(store)).toMatchObject([{ areas: ['stories'] }]);
});

test('key that cannot be registered: its private half is not left behind', async () => {
  const store = await ownStore();
  await writeFile(store.keys, 'test');

  await expect(keys(['create', 'catalog-team', '--areas', 'catalog'])).rejects.toThrow('is not readable');
  await expect(stat(join(store.directory, 'catalog-team.key.pem'))).rejects.toThrow('ENOENT');
});

test('key revoked: listed with time and reason, a line in the history', async () => {
  const store = await ownStore();
  await keys(['create', 'catalog-team', '--areas', '*']);
  const [key] = await readKeys(store);

  await keys(['revoke', key?.id ?? '', '--why', 'laptop lost']);
  printed = '';
  await keys([]);

  expect(printed).toMatch(/^\w{16} {2}catalog-team {2}\* +revoked .+Z \(laptop lost\)\n$/);
  expect((await readHistory(store)).at(-1)).toMatchObject({ kind: 'revoke', why: 'laptop lost' });
});

test('no keys: said so', async () => {
  await ownStore();

  await keys([]);

  expect(printed).toBe('There are no keys. Whoever can write the store releases every area.\n');
});

test.each([
  [['create']],
  [['create', 'team']],
  [['create', 'team', '--areas', '../x']],
  [['create', 'a team', '--areas', 'catalog']],
  [['remove', 'team']],
  [['create', 'team', '--area', 'catalog']],
])('arguments %j: wrong, with how it is done', async (args) => {
  await ownStore();

  await expect(keys(args)).rejects.toThrow(UsageError);
});
