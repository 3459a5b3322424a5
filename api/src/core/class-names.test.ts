import { expect, test } from 'vitest';
import { openTestEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';
import { withClassNames } from './class-names.ts';

test('texts that name more classes than a query takes values: the first and the last with their names', async () => {
  const db = await openTestEngine('SQLite');
  const named = ['500001', '533000'];
  for (const id of named)
    await db
      .insertInto('classes')
      .values(testClass({ id, name: `Class of ${id}` }))
      .execute();
  const rows = Array.from({ length: 33_000 }, (_, n) => ({ subject: '', detail: `class ${500_001 + n}` }));
  const found = await withClassNames(db, rows);

  expect(found.map(({ detail }) => detail).filter((detail) => detail.includes('“'))).toEqual(
    named.map((id) => `class ${id} “Class of ${id}”`),
  );
});
