import type { AuditFilter } from '../core/audit.ts';
import { ofStaff } from '../core/beside/run-beside.ts';
import { withClassNames } from '../core/class-names.ts';
import { jobSettingsOf } from '../core/job-context.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { longJob } from './long-job.ts';
import { pageOf, pageThere } from './pages.ts';
import { accepted } from './refusal.ts';

export interface AuditRow {
  id: string;
  at: string;
  /** `''` without a sign-in. */
  email: string;
  action: string;
  subject: string;
  detail: string;
  address: string;
}

const owner = ['owner'] as const;

const text = { type: 'string', maxLength: 254 };
const day = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' };
const filters = { email: text, action: text, from: day, until: day };

const query = {
  type: 'object',
  additionalProperties: false,
  properties: { ...filters, page: { type: 'string', pattern: '^[1-9]\\d{0,6}$' } },
};

export function auditCalls(context: DeskContext): DeskCall[] {
  const { audit, db } = context;
  return [
    {
      name: 'audit log',
      method: 'GET',
      path: '/audit',
      roles: owner,
      query,
      async run(request) {
        const found = await pageThere((page) => audit.page(filterOf(request.query), page), pageOf(request.query));
        return { ...found, rows: await withClassNames(db, found.rows) };
      },
    },
    {
      name: 'audit log: export',
      method: 'GET',
      path: '/audit.csv',
      roles: owner,
      query: { ...query, properties: filters },
      async run(request, reply) {
        const settings = jobSettingsOf(context);
        const { count, text: file } = accepted(
          await longJob('exportAuditLog', { settings, filter: filterOf(request.query) }, ofStaff(request.staff)),
        );
        await audit.add({
          email: request.staff.email,
          action: 'audit log exported',
          subject: '',
          detail: `${count} entries`,
          address: request.address,
        });
        reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit-log.csv"');
        return file;
      },
    },
  ];
}

const filterOf = ({ email, action, from, until }: Record<string, string>): AuditFilter => ({
  ...(email && { email }),
  ...(action && { action }),
  ...(from && { from }),
  ...(until && { until: dayAfter(until) }),
});

function dayAfter(date: string): string | undefined {
  const moment = new Date(`${date}T00:00:00Z`).getTime();
  return Number.isNaN(moment) ? undefined : new Date(moment + 86_400_000).toISOString();
}
