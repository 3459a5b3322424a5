import type { Kysely } from 'kysely';
import { compareTexts } from '../core/compare-texts.ts';
import { amountOf, unitsOf } from '../core/money.ts';
import type { Database } from '../database/schema.ts';
import {
  amountsIn,
  classesIn,
  companyAmountsIn,
  peopleIn,
  presentIn,
  type ReportPeriod,
  sessionsTakenIn,
  waitedInVainIn,
  waitingIn,
} from './class-report-queries.ts';

export const groupings = ['month', 'class', 'language', 'partner'] as const;
export type Grouping = (typeof groupings)[number];

/** Cancelled classes count in `cancelled` alone. */
export interface ReportRow {
  /** `2026-11`, or an id; `''` for people whom no partner has sent. */
  id: string;
  /** `''` for a month, and where `id` is empty. */
  name: string;
  classes: number;
  cancelled: number;
  seats: number;
  taken: number;
  enrolled: number;
  /** In a class that has begun, until it did. */
  waiting: number;
  /** Of people, where somebody was present. */
  sessions: number;
  missed: number;
  /** Before tax, by currency. */
  revenue: Record<string, number>;
}

export async function classReport(db: Kysely<Database>, by: Grouping, period: ReportPeriod): Promise<ReportRow[]> {
  const [classes, people, agreed, present, taken, waiting, waited] = [
    await classesIn(db, period),
    await peopleIn(db, period),
    [...(await amountsIn(db, period)), ...(await companyAmountsIn(db, period))],
    await presentIn(db, period),
    totals(await sessionsTakenIn(db, period)),
    totals(await waitingIn(db, period)),
    totals(await waitedInVainIn(db, period)),
  ];
  const classOf = new Map(classes.map((each) => [each.id, each]));
  const presentOf = new Map(present.map((each) => [`${each.classId} ${each.partnerId}`, Number(each.total)]));
  const rows = new Map<string, ReportRow>();
  const rowOf = (id: string, name: string): ReportRow => {
    const row = rows.get(id) ?? { ...emptyRow(), id, name };
    rows.set(id, row);
    return row;
  };

  if (by !== 'partner')
    for (const each of classes) {
      const row = rowOf(...groupOf(each, by));
      if (each.state === 'cancelled') {
        row.cancelled += 1;
        continue;
      }
      row.classes += 1;
      row.seats += each.seatsTotal;
      row.taken += each.seatsTotal - each.seatsLeft;
      row.waiting += (waiting.get(each.id) ?? 0) + (waited.get(each.id) ?? 0);
    }
  for (const { classId, partnerId, partnerName, total } of people) {
    const held = classOf.get(classId);
    if (!held || held.state === 'cancelled') continue;
    const row = by === 'partner' ? rowOf(partnerId, partnerName) : rowOf(...groupOf(held, by));
    const enrolled = Number(total);
    const sessions = enrolled * (taken.get(classId) ?? 0);
    row.enrolled += enrolled;
    row.sessions += sessions;
    row.missed += sessions - (presentOf.get(`${classId} ${partnerId}`) ?? 0);
  }
  for (const { classId, partnerId, partnerName, amount, tax, currency, total } of agreed) {
    const held = classOf.get(classId);
    if (!held || held.state === 'cancelled') continue;
    const row = by === 'partner' ? rowOf(partnerId, partnerName) : rowOf(...groupOf(held, by));
    const net = unitsOf(amount, currency) - unitsOf(tax, currency);
    const units = unitsOf(String(row.revenue[currency] ?? 0), currency) + Number(total) * net;
    const sum = Number(amountOf(units, currency));
    if (sum > 0) row.revenue[currency] = sum;
  }
  const named = [...rows.values()];
  return by === 'class' ? named : named.toSorted((a, b) => compareTexts(a.name, b.name) || compareTexts(a.id, b.id));
}

const emptyRow = () => ({
  ...{ classes: 0, cancelled: 0, seats: 0, taken: 0, enrolled: 0, waiting: 0, sessions: 0, missed: 0 },
  revenue: {},
});

interface HeldClass {
  id: string;
  name: string;
  startsAt: string;
  languageId: string | null;
  languageName: string | null;
}

function groupOf({ id, name, startsAt, languageId, languageName }: HeldClass, by: Grouping): [string, string] {
  if (by === 'month') return [startsAt.slice(0, 7), ''];
  return by === 'class' ? [id, name] : [languageId ?? '', languageName ?? ''];
}

const totals = (rows: { classId: string; total: string | number | bigint }[]) =>
  new Map(rows.map(({ classId, total }) => [classId, Number(total)]));
