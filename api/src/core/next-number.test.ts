import { expect, test } from 'vitest';
import { openTestEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';
import { nextNumber } from './next-number.ts';

test('number of a new class: the first, the one after the largest, and after the last with six digits an id', async () => {
  const db = await openTestEngine('SQLite');
  const numberAfter = async (...ids: string[]) => {
    for (const id of ids) await db.insertInto('classes').values(testClass({ id })).execute();
    return nextNumber(db, '500001');
  };

  expect(await numberAfter()).toBe('500001');
  expect(await numberAfter('500017', 'test-class', '1000000')).toBe('500018');
  expect(await numberAfter('999999')).toMatch(/^[\da-f]{8}-/);
});
