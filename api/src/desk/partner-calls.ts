import { ofStaff } from '../core/beside/run-beside.ts';
import { allPartners, type Partner, readPartner } from '../resources/key/accounts.ts';
import { type KeyCounts, keyCounts } from '../resources/key/counts.ts';
import { noteReport } from '../resources/key/report.ts';
import { sitePartnersWithoutKeys } from '../resources/key/site-partner.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { ofMonth, type ReportSheet, reportOf, sheetOf } from './partner-report.ts';
import { notFound } from './refusal.ts';

export interface PartnerMonth {
  partners: { id: string; name: string }[];
  sitePartners: { id: string; name: string }[];
  /** A key with which nothing came is left out. */
  counts: Record<string, KeyCounts>;
}

export const partnerCalls = (context: DeskContext): DeskCall[] => [
  {
    name: 'partner keys: this month',
    method: 'GET',
    path: '/partner-month',
    roles: ['owner'],
    async run(): Promise<PartnerMonth> {
      const { clock, db } = context;
      const partners = await allPartners(db);
      const counts = await keyCounts(db, clock().toISOString().slice(0, 7));
      return {
        partners: partners.map(({ id, name }) => ({ id, name })),
        sitePartners: await sitePartnersWithoutKeys(db),
        counts: Object.fromEntries(counts),
      };
    },
  },
  {
    name: 'partners: report',
    method: 'GET',
    path: '/partners/:id/report',
    roles: ['owner'],
    query: ofMonth,
    run: async ({ params, query, staff }) =>
      reportOf(context, await partnerIn(context, params.id), ofStaff(staff), query.month),
  },
  fileCall(context, 'partners: report as CSV', 'report'),
  fileCall(context, 'partners: days as CSV', 'days'),
];

const fileCall = (context: DeskContext, name: string, sheet: ReportSheet): DeskCall => ({
  name,
  method: 'GET',
  path: `/partners/:id/${sheet}.csv`,
  roles: ['owner'],
  query: ofMonth,
  async run(request, reply) {
    const partner = await partnerIn(context, request.params.id);
    const report = await reportOf(context, partner, ofStaff(request.staff), request.query.month);
    await noteReport(context, partner, report.month, authorOf(request));
    return sheetOf(report, sheet, reply);
  },
});

async function partnerIn({ db }: DeskContext, id = ''): Promise<Partner> {
  const partner = await readPartner(db, id);
  if (!partner) throw notFound('This partner');
  return partner;
}
