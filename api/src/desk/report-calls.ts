import { Type } from 'typebox';
import { ofStaff } from '../core/beside/run-beside.ts';
import { csv } from '../core/csv.ts';
import { jobSettingsOf } from '../core/job-context.ts';
import { decimalsOf } from '../core/money.ts';
import { exactly } from '../http/schemas.ts';
import { monthFault } from '../resources/key/report.ts';
import type { Staff } from '../resources/staff/table.ts';
import { groupings, type ReportRow } from './class-report.ts';
import type { ReportPeriod } from './class-report-queries.ts';
import { authorOf, type DeskCall, deskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { longJob } from './long-job.ts';
import { DeskRefusal } from './refusal.ts';

const roles = ['owner'] as const;
const month = Type.String({ maxLength: 7 });
const query = exactly({ by: Type.Enum([...groupings]), from: month, until: month });

export function reportCalls(context: DeskContext): DeskCall[] {
  const report = (by: (typeof groupings)[number], period: ReportPeriod, staff: Pick<Staff, 'email'>) => {
    const fault = periodFault(period);
    if (fault) throw new DeskRefusal(422, fault);
    return longJob('classReportOf', { settings: jobSettingsOf(context), by, period }, ofStaff(staff));
  };

  return [
    deskCall({
      name: 'report of classes',
      method: 'GET',
      path: '/class-report',
      roles,
      query,
      run: async ({ query: { by, ...period }, staff }) => ({ rows: await report(by, period, staff) }),
    }),
    deskCall({
      name: 'report of classes: export',
      method: 'GET',
      path: '/class-report.csv',
      roles,
      query,
      async run(request, reply) {
        const { by, ...period } = request.query;
        const rows = await report(by, period, request.staff);
        const { from, until } = period;
        const detail = `by ${by}, ${from} to ${until}`;
        await context.audit.add({ ...authorOf(request), action: 'report exported', subject: '', detail });
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="report-by-${by}-${from}-${until}.csv"`);
        return csv(sheetOf(by, rows));
      },
    }),
  ];
}

export function periodFault({ from, until }: ReportPeriod): string | undefined {
  const fault = monthFault(from) ?? monthFault(until);
  if (fault) return fault;
  return from > until ? 'The first month is after the last one.' : undefined;
}

function sheetOf(by: string, rows: readonly ReportRow[]): string[][] {
  const currencies = [...new Set(rows.flatMap(({ revenue }) => Object.keys(revenue)))].toSorted();
  const counts = ['classes', 'cancelled', 'seats', 'taken', 'enrolled', 'waiting', 'sessions', 'missed'] as const;
  return [
    [by, 'name', ...counts, ...currencies.map((currency) => `revenue ${currency}`)],
    ...rows.map((row) => [
      row.id,
      row.name,
      ...counts.map((count) => String(row[count])),
      ...currencies.map((currency) => (row.revenue[currency] ?? 0).toFixed(decimalsOf(currency))),
    ]),
  ];
}
