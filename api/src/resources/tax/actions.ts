import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { countryName } from '../../core/countries.ts';
import { changesIn, dataOf } from '../../core/fields.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import { taxFields } from './fields.ts';
import { taxStore } from './table.ts';

const { action, creation } = actionsOf(taxStore);

const data = dataSchema(taxFields);

export const create = creation({
  name: 'create',
  summary: 'Gives buyers in a country a tax of their own, for seats in classes held live online',
  audit: 'tax made',
  input: Type.Object({ data }),
  async run({ transaction, input }) {
    const checked = await checkComplete(transaction, taxFields, input.data);
    if ('faults' in checked) return checked;
    const { country, rate } = checked.data;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('taxes')
      .values(checked.data)
      .onConflict((conflict) => conflict.column('country').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return { faults: [{ field: 'country', fault: 'is there already.' }] };
    return { id: country, detail: `${rate}%`, said: `${countryName(country)}: ${rate}%.` };
  },
});

export const save = action({
  name: 'save',
  summary: 'Changes the tax of a country; bookings keep theirs',
  audit: 'tax changed',
  input: Type.Object({ data }),
  async run({ transaction, record, input }) {
    const before = dataOf(taxFields, record);
    const checked = await checkComplete(transaction, taxFields, input.data, before);
    if ('faults' in checked) return checked;
    const { country, ...next } = checked.data;
    if (country !== record.country)
      return { faults: [{ field: 'country', fault: 'is not changed: add the other one.' }] };
    const detail = changesIn(taxFields, before, next);
    if (detail === '') return 'unchanged';
    await transaction.updateTable('taxes').set(next).where('country', '=', country).execute();
    return { detail };
  },
});

const remove = action({
  name: 'remove',
  summary: 'Removes the tax of a country; bookings keep theirs',
  audit: 'tax removed',
  input: Type.Object({}),
  async run({ transaction, record: { country, rate } }) {
    await transaction.deleteFrom('taxes').where('country', '=', country).execute();
    return { detail: `${rate}%` };
  },
});

export const taxActions = [create, save, remove] as const;
