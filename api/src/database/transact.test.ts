/** @module-tag all */
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { actionsOf, lockRows } from '../core/actions.ts';
import { noStaff } from '../core/audit.ts';
import { perform } from '../core/perform.ts';
import { memberStore } from '../resources/member/table.ts';
import { openTestEngine } from '../testing/test-engines.ts';
import { addTestMembers } from '../testing/test-rows.ts';

const { action } = actionsOf(memberStore);

test('two actions lock the same two rows in opposite order: both are done, once', async () => {
  const db = await openTestEngine('PostgreSQL');
  const [one = '', other = ''] = await addTestMembers(db, 2);
  const bothHaveOne = Promise.withResolvers<void>();
  let begun = 0;
  const join = action({
    name: 'join',
    summary: 'Locks a second member',
    audit: 'members joined',
    input: Type.Object({ second: Type.String() }),
    async run({ transaction, input: { second } }) {
      begun += 1;
      if (begun === 2) bothHaveOne.resolve();
      await bothHaveOne.promise;
      await lockRows(transaction, transaction.selectFrom('members').select('id').where('id', '=', second));
      return {};
    },
  });
  const context = createContext(db, {});

  const outcomes = await Promise.all([
    perform(context, join, { id: one }, { second: other }, noStaff),
    perform(context, join, { id: other }, { second: one }, noStaff),
  ]);

  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect(begun).toBe(3);
  expect(await db.selectFrom('auditLog').select('action').execute()).toHaveLength(2);
});
