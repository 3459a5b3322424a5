import { jobSettingsOf } from '../core/job-context.ts';
import { exactly, text } from '../http/schemas.ts';
import { allPartners, readPartner } from '../resources/key/accounts.ts';
import { type KeyCounts, keyCounts, noCounts } from '../resources/key/counts.ts';
import { monthFault } from '../resources/key/report.ts';
import { allKeys } from '../resources/key/table.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { longJob } from './long-job.ts';
import { DeskRefusal, notFound } from './refusal.ts';

export interface PartnerMonth {
  partners: { id: string; name: string }[];
  /** By the key. A key with which nothing came is left out. */
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
      return { partners: partners.map(({ id, name }) => ({ id, name })), counts: Object.fromEntries(counts) };
    },
  },
  {
    name: 'partners: report',
    method: 'GET',
    path: '/partners/:id/report',
    roles: ['owner'],
    query: exactly({ month: text(7) }),
    async run({ params, query }) {
      const { db } = context;
      const { id = '' } = params;
      const { month = '' } = query;
      const partner = await readPartner(db, id);
      if (!partner) throw notFound('This partner');
      const fault = monthFault(month);
      if (fault) throw new DeskRefusal(422, fault);
      const counts = await keyCounts(db, month);
      const live = (await allKeys(db, id))
        .filter(({ isTest }) => !isTest)
        .map(({ key }) => counts.get(key) ?? noCounts);
      return {
        partner: { id, name: partner.name },
        month,
        views: live.reduce((sum, { views }) => sum + views, 0),
        starts: live.reduce((sum, { starts }) => sum + starts, 0),
        requests: live.reduce((sum, { requests }) => sum + requests, 0),
        unconfirmed: live.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0),
        foreign: live.reduce((sum, { foreign }) => sum + foreign, 0),
        rows: await longJob('reportOf', { settings: jobSettingsOf(context), partnerId: id, month }),
      };
    },
  },
];
