import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { siteSecret } from './site-secret.ts';

test('several processes at once: they have the same secret, and leave nothing else', async () => {
  const store = await testStore();

  const secrets = await Promise.all(Array.from({ length: 8 }, () => siteSecret(store)));

  expect(new Set([...secrets, await siteSecret(store)]).size).toBe(1);
  expect(await readdir(store.sides)).toEqual(['secret']);
});

test.each(['', 'half of one'])('secret that a full disk has kept as %j: another one, for good', async (torn) => {
  const store = await testStore();
  await mkdir(store.sides, { recursive: true });
  await writeFile(join(store.sides, 'secret'), torn);

  const secret = await siteSecret(store);

  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(await siteSecret(store)).toBe(secret);
});
