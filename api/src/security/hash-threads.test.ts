import { expect, test } from 'vitest';
import { createHashThreads } from './hash-threads.ts';

const testCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('password: its own hash fits, another one does not', async () => {
  const { hash, verify } = createHashThreads(1);

  const passwordHash = await hash('test pass 1', testCost);

  expect(passwordHash).toContain('$argon2id$v=19$m=64,t=1,p=1$');
  expect(await verify(passwordHash, 'test pass 1')).toBe(true);
  expect(await verify(passwordHash, 'test pass 2')).toBe(false);
});

test('more passwords than threads: all are hashed', async () => {
  const { hash, verify } = createHashThreads(2);
  const passwords = Array.from({ length: 12 }, (_, index) => `test pass ${index}`);

  const hashes = await Promise.all(passwords.map((password) => hash(password, testCost)));

  expect(new Set(hashes).size).toBe(12);
  expect(await Promise.all(hashes.map((each, index) => verify(each, passwords[index] ?? '')))).not.toContain(false);
});

test('hash that is none: fails, and the next one is checked', async () => {
  const { hash, verify } = createHashThreads(1);

  await expect(verify('no hash', 'test pass 1')).rejects.toThrow();

  expect(await verify(await hash('test pass 1', testCost), 'test pass 1')).toBe(true);
});
