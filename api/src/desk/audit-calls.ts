import type { AuditFilter } from '../audit/audit-repository.ts';
import { csv } from '../transfer/write-csv.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';

const owner = ['owner'] as const;
const pageSize = 50;
const exported = 100_000;

const text = { type: 'string', maxLength: 254 };
const day = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' };
const filters = { email: text, action: text, from: day, until: day };

const query = {
  type: 'object',
  additionalProperties: false,
  properties: { ...filters, page: { type: 'string', pattern: '^[1-9]\\d{0,6}$' } },
};

/** Who did what. For owners only. */
export function auditCalls({ audit }: DeskContext): DeskCall[] {
  return [
    {
      name: 'audit log',
      method: 'GET',
      path: '/audit',
      roles: owner,
      query,
      run: async (request) =>
        audit.page(filterOf(request.query), {
          offset: (Number(request.query.page ?? 1) - 1) * pageSize,
          limit: pageSize,
        }),
    },
    {
      name: 'audit log: export',
      method: 'GET',
      path: '/audit.csv',
      roles: owner,
      query: { ...query, properties: filters },
      async run(request, reply) {
        const { rows } = await audit.page(filterOf(request.query), { offset: 0, limit: exported });
        await audit.add({
          email: request.staff.email,
          action: 'audit log exported',
          subject: '',
          detail: `${rows.length} entries`,
          address: request.address,
        });
        reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit-log.csv"');
        return csv([
          ['at (UTC)', 'who', 'action', 'subject', 'detail', 'address'],
          ...rows.map(({ at, email, action, subject, detail, address }) => [
            at,
            email,
            action,
            subject,
            detail,
            address,
          ]),
        ]);
      },
    },
  ];
}

/** Days are whole, in UTC; `until` is included. */
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
