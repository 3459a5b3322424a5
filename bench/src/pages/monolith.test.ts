import { expect, test } from 'vitest';
import { buildMonolith } from './monolith.ts';

test('monolith: builds from the sources of today', { tags: ['all'] }, async () => {
  const { files, remove } = await buildMonolith();
  await remove();

  expect([...files.keys()]).toEqual(expect.arrayContaining(['main.js']));
});
