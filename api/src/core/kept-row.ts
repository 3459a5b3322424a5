import { sql } from 'kysely';
import { lockRows, type Store } from './actions.ts';

export const keptRow = (
  table: 'bookings' | 'classes' | 'discounts' | 'members' | 'taxes',
  key: 'code' | 'country' | 'id' = 'id',
): Pick<Required<Store<unknown>>, 'lock' | 'raise'> => ({
  lock: (transaction, id, version) =>
    lockRows(
      transaction,
      transaction
        .selectFrom(table as 'classes')
        .select('version')
        .where(sql.ref(key), '=', id)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
    ),
  raise: (transaction, id) =>
    transaction
      .updateTable(table as 'classes')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where(sql.ref(key), '=', id)
      .execute(),
});
