import type { Kysely } from 'kysely';
import { csvOf } from '../../core/csv.ts';
import type { Database } from '../../database/schema.ts';
import { type OrderLine, type OrderPeriod, orderLines } from './orders.ts';

const titles: Record<keyof OrderLine, string> = {
  kind: 'kind',
  at: 'at (UTC)',
  booking: 'booking',
  member: 'member',
  email: 'e-mail',
  company: 'company',
  address: 'address',
  country: 'country',
  taxNumber: 'tax number',
  classId: 'class',
  className: 'class name',
  firstSession: 'first session (UTC)',
  seats: 'seats',
  agreed: 'agreed',
  currency: 'currency',
  taxRate: 'tax rate',
  taxNote: 'tax note',
  code: 'code',
  discount: 'discount',
  net: 'net',
  tax: 'tax',
  total: 'total',
  payment: 'payment',
  paymentDate: 'payment date',
  reference: 'reference',
};
const names = Object.keys(titles) as (keyof OrderLine)[];

export const orderFormats = ['csv', 'json'] as const;
export type OrderFormat = (typeof orderFormats)[number];

const textOf: Record<OrderFormat, (lines: OrderLine[]) => Promise<string>> = {
  csv: (lines) =>
    csvOf(lines, (part) => [Object.values(titles), ...part.map((line) => names.map((name) => line[name]))]),
  json: async (lines) => JSON.stringify(lines, undefined, 2),
};

export async function ordersFile(db: Kysely<Database>, period: OrderPeriod, format: OrderFormat) {
  const lines = await orderLines(db, period);
  const count = lines.length;
  return { count, text: await textOf[format](lines) };
}
