import { mkdir, mkdtempDisposable, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyReleases } from './own-site.ts';

test('copy of releases: releases are linked, the registry is copied, what the server writes stays behind', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'releases-'));
  const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')];
  for (const name of ['catalog/1/browser', 'reports']) await mkdir(join(from, name), { recursive: true });
  for (const name of ['registry.json', 'catalog/1/browser/main.js', 'reports/.draft'])
    await writeFile(join(from, name), 'test');

  await copyReleases(from, to);

  expect((await readdir(to)).sort()).toEqual(['catalog', 'registry.json']);
  const inodes = (name: string) => Promise.all([from, to].map(async (root) => (await stat(join(root, name))).ino));
  const [release, linked] = await inodes('catalog/1/browser/main.js');
  const [registry, copied] = await inodes('registry.json');
  expect(linked).toBe(release);
  expect(copied).not.toBe(registry);
});
