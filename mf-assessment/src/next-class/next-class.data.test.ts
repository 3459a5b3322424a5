import { configure } from '@agile-languages/shared/platform';
import { fakeApi, testClassRow, testConfig } from '@agile-languages/shared/test';
import { expect, test } from 'vitest';
import { getClasses } from './next-class.data.ts';

test('a class is published between two calls, so that one is in both: it is there once', async () => {
  configure(testConfig);
  const ids = Array.from({ length: 120 }, (_, index) => `test-${index}`);
  const { requests } = fakeApi({
    'calle/GetClassList': (body) => {
      const { startLimit, limit } = (body as { kv: Record<'startLimit' | 'limit', number> }).kv;
      const known = startLimit === 0 ? ids : ['test-new', ...ids];
      const rows = known.map((id) => testClassRow({ id, rowCount: `${known.length}` }));
      return { rows: rows.slice(startLimit, startLimit + limit) };
    },
  });

  expect((await getClasses()).map(({ id }) => id)).toEqual(ids);
  expect(requests).toHaveLength(2);
});
