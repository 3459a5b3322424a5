import { existsSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { removeOldSides, sideFolder, writeSide } from './side-revisions.ts';

const hour = 3_600_000;

test.each([
  ['half an hour ago: its pages stay for requests that are under way', hour / 2, true],
  ['two hours ago: its pages are gone', 2 * hour, false],
])('preview of a day that ended %s', async (_, ago, stays) => {
  const store = await testStore();
  const now = Date.now();
  const preview = {
    ...{ id: '01234567-89ab-cdef-0123-456789abcdef', kind: 'preview' as const, name: 'catalog', release: '' },
    ...{ revision: 2, buckets: [], since: '', made: '', who: '', why: '', expires: new Date(now - ago).toISOString() },
  };
  const folder = sideFolder(store, preview);
  await writeSide(store, preview);
  await mkdir(folder);
  const made = new Date(now - 24 * hour);
  for (const path of [folder, join(store.sides, `${preview.id}.json`)]) await utimes(path, made, made);

  await removeOldSides(store, now);

  expect(existsSync(folder)).toBe(stays);
});
