import { moneyText } from '@agile-languages/shared/formats';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { changesIn, type DataOf, dataOf, type FieldFault } from '../../core/fields.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import type { Database } from '../../database/schema.ts';
import { discountFields } from './fields.ts';
import { discountStore } from './table.ts';

const { action, creation } = actionsOf(discountStore);

type DiscountData = DataOf<typeof discountFields>;
const data = dataSchema(discountFields);

export const create = creation({
  name: 'create',
  summary: 'Makes a discount code',
  audit: 'discount made',
  input: Type.Object({ data }),
  async run({ transaction, input, now }) {
    const checked = await check(transaction, input.data);
    if ('faults' in checked) return checked;
    const { code } = checked.data;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('discounts')
      .values({ ...checked.data, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return { faults: [{ field: 'code', fault: 'is there already.' }] };
    return { id: code, detail: wordsOf(checked.data), said: `${code}: ${wordsOf(checked.data)}.` };
  },
});

const save = action({
  name: 'save',
  summary: 'Changes a discount code; seats that were taken keep their price',
  audit: 'discount changed',
  input: Type.Object({ data }),
  async run({ transaction, record, input }) {
    const before = dataOf(discountFields, record);
    const checked = await check(transaction, input.data, before);
    if ('faults' in checked) return checked;
    const { code: _, ...next } = checked.data;
    if (checked.data.code !== record.code)
      return { faults: [{ field: 'code', fault: 'stays as it is. Make another one.' }] };
    const detail = changesIn(discountFields, before, next);
    if (detail === '') return 'unchanged';
    await transaction.updateTable('discounts').set(next).where('code', '=', record.code).execute();
    return { detail };
  },
});

const end = action({
  name: 'end',
  summary: 'Ends a discount code; seats that were taken keep their price',
  audit: 'discount ended',
  input: Type.Object({}),
  async run({ transaction, record: { code, endedAt }, now }) {
    if (endedAt) return { fault: 'This code has ended already.' };
    await transaction.updateTable('discounts').set({ endedAt: now.toISOString() }).where('code', '=', code).execute();
    return { said: `${code} has ended.` };
  },
});

export const discountActions = [create, save, end] as const;

async function check(
  db: Kysely<Database>,
  given: Partial<DiscountData>,
  before?: DiscountData,
): Promise<{ data: DiscountData } | { faults: FieldFault[] }> {
  const checked = await checkComplete(db, discountFields, given, before);
  if ('faults' in checked) return checked;
  const { kind, currency, classIds } = checked.data;
  const ids = classIds.split('\n').filter(Boolean);
  const found = await db
    .selectFrom('classes')
    .select('id')
    .where('id', 'in', ['', ...ids])
    .execute();
  const missing = ids.find((id) => !found.some((row) => row.id === id));
  const faults = [
    ...(kind === 'Amount' && currency === '' ? [{ field: 'currency', fault: 'is needed for an amount.' }] : []),
    ...(missing === undefined ? [] : [{ field: 'classIds', fault: `There is no class ${missing}.` }]),
  ];
  return faults.length > 0 ? { faults } : checked;
}

const wordsOf = ({ kind, value, currency }: DiscountData) =>
  `${kind === 'Percent' ? `${value}%` : moneyText(value, currency)} off the price`;
