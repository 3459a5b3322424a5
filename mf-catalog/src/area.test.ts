import { configure } from '@agile-languages/shared/platform';
import { testConfig } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { area } from './area.ts';

test('routes of the area: a title of its own and a description each', async () => {
  configure(testConfig);
  const heads = await Promise.all(
    Object.values(area.routes).map(async (load) => {
      const { default: page } = await load();
      return page.head({ params: { id: '1111117' }, pattern: '', query: {}, data: {} });
    }),
  );

  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(heads.filter(({ description }) => description.length < 20)).toEqual([]);
});
