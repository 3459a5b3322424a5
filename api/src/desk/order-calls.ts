import { Type } from 'typebox';
import { ofStaff } from '../core/beside/run-beside.ts';
import { jobSettingsOf } from '../core/job-context.ts';
import { exactly } from '../http/schemas.ts';
import type { OrderPeriod } from '../resources/booking/orders.ts';
import { type OrderFormat, orderFormats } from '../resources/booking/orders-file.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { longJob } from './long-job.ts';
import { DeskRefusal } from './refusal.ts';
import { periodFault } from './report-calls.ts';

const roles = ['owner', 'trainer'] as const;
const month = Type.String({ maxLength: 7 });
const query = exactly({ from: month, until: month });

const types: Record<OrderFormat, string> = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

export const orderCalls = (context: DeskContext): DeskCall[] =>
  orderFormats.map((format) =>
    deskCall({
      name: `orders: export as ${format.toUpperCase()}`,
      method: 'GET',
      path: `/orders.${format}`,
      roles,
      query,
      async run(request, reply) {
        const period: OrderPeriod = request.query;
        const fault = periodFault(period);
        if (fault) throw new DeskRefusal(422, fault);
        const settings = jobSettingsOf(context);
        const { count, text } = await longJob('exportOrders', { settings, period, format }, ofStaff(request.staff));
        const { from, until } = period;
        const detail = `${from} to ${until}, ${count} lines, ${format.toUpperCase()}`;
        await context.audit.add({ ...authorOf(request), action: 'orders exported', subject: '', detail });
        reply
          .type(types[format])
          .header('content-disposition', `attachment; filename="orders-${from}-${until}.${format}"`);
        return text;
      },
    }),
  );
