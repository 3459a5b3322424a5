import type { FastifyReply } from 'fastify';
import type { ApiContext } from '../context.ts';
import { csv } from '../core/csv.ts';
import { jobSettingsOf } from '../core/job-context.ts';
import { exactly, text } from '../http/schemas.ts';
import type { Partner } from '../resources/key/accounts.ts';
import { type KeyCounts, keyCounts, noCounts } from '../resources/key/counts.ts';
import { type PartnerDayRow, partnerDaySheet } from '../resources/key/days.ts';
import { monthFault, type PartnerReportRow, partnerSheet } from '../resources/key/report.ts';
import { allKeys } from '../resources/key/table.ts';
import type { Priority } from '../security/password-queue.ts';
import { longJob } from './long-job.ts';
import { DeskRefusal } from './refusal.ts';

/** Keys for tests do not count. */
export interface PartnerReport extends KeyCounts {
  partner: { id: string; name: string };
  /** `2026-11`, in UTC */
  month: string;
  rows: PartnerReportRow[];
  days: PartnerDayRow[];
}

export const ofMonth = exactly({ month: text(7) });

export async function reportOf(
  context: ApiContext,
  { id, name }: Partner,
  priority: Priority,
  month = '',
): Promise<PartnerReport> {
  const { db } = context;
  const fault = monthFault(month);
  if (fault) throw new DeskRefusal(422, fault);
  const counts = await keyCounts(db, month);
  const live = (await allKeys(db, id)).filter(({ isTest }) => !isTest).map(({ key }) => counts.get(key) ?? noCounts);
  const sum = (of: keyof KeyCounts) => live.reduce((total, key) => total + key[of], 0);
  return {
    partner: { id, name },
    month,
    ...{ views: sum('views'), starts: sum('starts'), requests: sum('requests') },
    ...{ unconfirmed: sum('unconfirmed'), closed: sum('closed'), foreign: sum('foreign') },
    ...{ enrolments: sum('enrolments'), cancelled: sum('cancelled') },
    ...(await longJob('reportOf', { settings: jobSettingsOf(context), partnerId: id, month }, priority)),
  };
}

export const reportSheets = {
  report: ({ rows }: PartnerReport) => partnerSheet(rows),
  days: ({ days }: PartnerReport) => partnerDaySheet(days),
} as const;

export type ReportSheet = keyof typeof reportSheets;

export function sheetOf(report: PartnerReport, sheet: ReportSheet, reply: FastifyReply): string {
  const name = `${encodeURIComponent(report.partner.id)}-${report.month}${sheet === 'days' ? '-days' : ''}`;
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
  return csv(reportSheets[sheet](report));
}
