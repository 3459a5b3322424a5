import { exactly, text } from '../http/schemas.ts';
import { keyCounts, noCounts } from '../partners/key-counts.ts';
import { monthFault, partnerReport } from '../partners/partner-report.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal, notFound } from './refusal.ts';

/** What partners' pages have brought. */
export const partnerReportCalls = ({ db, partnerKeys, partners }: DeskContext): DeskCall[] => [
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
      const counts = await keyCounts(db, month);
      const live = (await partnerKeys.list(id))
        .filter(({ isTest }) => !isTest)
        .map(({ key }) => counts.get(key) ?? noCounts);
      return {
        partner: { id, name: partner.name },
        month,
        views: live.reduce((sum, { views }) => sum + views, 0),
        starts: live.reduce((sum, { starts }) => sum + starts, 0),
        requests: live.reduce((sum, { requests }) => sum + requests, 0),
        rows: await partnerReport(db, id, month),
      };
    },
  },
];
