import { exactly, text } from '../http/schemas.ts';
import { monthFault, partnerReport } from '../partners/partner-report.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal, notFound } from './refusal.ts';

/** What partners' pages have brought. */
export const partnerReportCalls = ({ db, partners }: DeskContext): DeskCall[] => [
  {
    name: 'partners: report',
    method: 'GET',
    path: '/partners/:id/report',
    roles: ['owner'],
    query: exactly({ month: text(7) }),
    async run({ params, query }) {
      const { id = '' } = params;
      const { month = '' } = query;
      const partner = await partners.byId(id);
      if (!partner) throw notFound('This partner');
      const fault = monthFault(month);
      if (fault) throw new DeskRefusal(422, fault);
      return { partner: { id, name: partner.name }, month, rows: await partnerReport(db, id, month) };
    },
  },
];
