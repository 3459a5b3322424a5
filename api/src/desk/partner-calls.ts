import { csv } from '../core/csv.ts';
import { jobSettingsOf } from '../core/job-context.ts';
import { exactly, text } from '../http/schemas.ts';
import { allPartners, readPartner } from '../resources/key/accounts.ts';
import { type KeyCounts, keyCounts, noCounts } from '../resources/key/counts.ts';
import { monthFault, type PartnerReportRow, partnerSheet } from '../resources/key/report.ts';
import { allKeys } from '../resources/key/table.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { longJob } from './long-job.ts';
import { DeskRefusal, notFound } from './refusal.ts';

export interface PartnerMonth {
  partners: { id: string; name: string }[];
  /** By the key. A key with which nothing came is left out. */
  counts: Record<string, KeyCounts>;
}

/** What came with keys that are not for tests. */
export interface PartnerReport {
  partner: { id: string; name: string };
  /** `2026-11`, in UTC */
  month: string;
  views: number;
  starts: number;
  requests: number;
  unconfirmed: number;
  /** From origins that are not registered. */
  foreign: number;
  rows: PartnerReportRow[];
}

const ofMonth = exactly({ month: text(7) });

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
      return { partners: partners.map(({ id, name }) => ({ id, name })), counts: Object.fromEntries(counts) };
    },
  },
  {
    name: 'partners: report',
    method: 'GET',
    path: '/partners/:id/report',
    roles: ['owner'],
    query: ofMonth,
    run: ({ params, query }) => reportOf(context, params, query),
  },
  {
    name: 'partners: report as CSV',
    method: 'GET',
    path: '/partners/:id/report.csv',
    roles: ['owner'],
    query: ofMonth,
    async run(request, reply) {
      const { partner, month, rows } = await reportOf(context, request.params, request.query);
      const exported = { action: 'partner report exported', subject: partner.name, detail: month };
      await context.audit.add({ ...authorOf(request), ...exported });
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${encodeURIComponent(partner.id)}-${month}.csv"`);
      return csv(partnerSheet(rows));
    },
  },
];

async function reportOf(
  context: DeskContext,
  { id = '' }: Record<string, string>,
  { month = '' }: Record<string, string>,
): Promise<PartnerReport> {
  const { db } = context;
  const partner = await readPartner(db, id);
  if (!partner) throw notFound('This partner');
  const fault = monthFault(month);
  if (fault) throw new DeskRefusal(422, fault);
  const counts = await keyCounts(db, month);
  const live = (await allKeys(db, id)).filter(({ isTest }) => !isTest).map(({ key }) => counts.get(key) ?? noCounts);
  const sum = (name: keyof KeyCounts) => live.reduce((total, of) => total + of[name], 0);
  return {
    partner: { id, name: partner.name },
    month,
    ...{ views: sum('views'), starts: sum('starts'), requests: sum('requests') },
    ...{ unconfirmed: sum('unconfirmed'), foreign: sum('foreign') },
    rows: await longJob('reportOf', { settings: jobSettingsOf(context), partnerId: id, month }),
  };
}
