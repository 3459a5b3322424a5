import { emailFault } from '@agile-languages/shared/formats';
import { addressFault } from '../mail/address-fault.ts';
import type { ActionContext } from './actions.ts';
import { type Field, type FieldData, type FieldFault, type Fields, type FieldValue, valueIn } from './fields.ts';

/** Those that the record has are not asked again. */
export async function unreachableAddresses(
  context: Pick<ActionContext, 'takesUtf8Mail'>,
  fields: Fields,
  input: { data?: Record<string, FieldValue> },
  record: object | undefined,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const addresses = (value: FieldValue = '') => field.addressesIn?.(field.clean(value)) ?? [];
    const kept = record ? addresses(keptIn(record, name, field)) : [];
    for (const email of addresses(input.data?.[name])) {
      const fault = kept.includes(email) || emailFault(email) ? undefined : await addressFault(context, email);
      if (fault) faults.push({ field: name, fault });
    }
  }
  return faults;
}

/** Records that are no row of a table have their fields under `data`. */
const keptIn = (record: object & { data?: FieldData }, name: string, field: Field): FieldValue | undefined =>
  record.data ? record.data[name] : valueIn(name, field, record);
