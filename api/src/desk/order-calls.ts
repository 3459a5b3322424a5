import { Type } from 'typebox';
import { csv } from '../core/csv.ts';
import { exactly } from '../http/schemas.ts';
import { type OrderLine, type OrderPeriod, orderLines } from '../resources/booking/orders.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal } from './refusal.ts';
import { periodFault } from './report-calls.ts';

const roles = ['owner', 'trainer'] as const;
const month = Type.String({ maxLength: 7 });
const query = exactly({ from: month, until: month });

const titles: Record<keyof OrderLine, string> = {
  kind: 'kind',
  at: 'at (UTC)',
  booking: 'booking',
  member: 'member',
  email: 'e-mail',
  company: 'company',
  address: 'address',
  taxNumber: 'tax number',
  classId: 'class',
  className: 'class name',
  firstSession: 'first session (UTC)',
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

const files = {
  csv: {
    type: 'text/csv; charset=utf-8',
    textOf: (lines: OrderLine[]) =>
      csv([Object.values(titles), ...lines.map((line) => names.map((name) => line[name]))]),
  },
  json: {
    type: 'application/json; charset=utf-8',
    textOf: (lines: OrderLine[]) => JSON.stringify(lines, undefined, 2),
  },
};

/** For the bookkeeping: a line for each booking of these months, and one for each that has ended in them. */
export const orderCalls = (context: DeskContext): DeskCall[] =>
  (['csv', 'json'] as const).map((kind) =>
    deskCall({
      name: `orders: export as ${kind.toUpperCase()}`,
      method: 'GET',
      path: `/orders.${kind}`,
      roles,
      query,
      async run(request, reply) {
        const period: OrderPeriod = request.query;
        const fault = periodFault(period);
        if (fault) throw new DeskRefusal(422, fault);
        const lines = await orderLines(context.db, period);
        const { from, until } = period;
        const detail = `${from} to ${until}, ${lines.length} lines, ${kind.toUpperCase()}`;
        await context.audit.add({ ...authorOf(request), action: 'orders exported', subject: '', detail });
        reply
          .type(files[kind].type)
          .header('content-disposition', `attachment; filename="orders-${from}-${until}.${kind}"`);
        return files[kind].textOf(lines);
      },
    }),
  );
