import type { Kysely, Selectable } from 'kysely';
import { compareTexts } from '../../core/compare-texts.ts';
import { shownDay } from '../../core/fields.ts';
import { amountOf, unitsOf } from '../../core/money.ts';
import type { Database } from '../../database/schema.ts';
import type { BookingsTable } from '../../database/tables/class-tables.ts';
import { paymentOf } from './table.ts';

/** `2026-11`, in UTC, both inclusive. */
export interface OrderPeriod {
  from: string;
  until: string;
}

/** A credit has negative amounts. */
export interface OrderLine {
  kind: 'booking' | 'credit';
  at: string;
  booking: string;
  /** `''` for an erased member. */
  member: string;
  email: string;
  company: string;
  address: string;
  /** `DE`; `''` when it is not known. */
  country: string;
  taxNumber: string;
  classId: string;
  className: string;
  firstSession: string;
  seats: string;
  agreed: 'yes' | 'no';
  currency: string;
  taxRate: string;
  taxNote: string;
  code: string;
  discount: string;
  net: string;
  tax: string;
  total: string;
  payment: string;
  /** `2026-12-03`; `''` for none. */
  paymentDate: string;
  reference: string;
}

export async function orderLines(db: Kysely<Database>, { from, until }: OrderPeriod): Promise<OrderLine[]> {
  const end = `${until}~`;
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('classes', 'classes.id', 'bookings.classId')
    .leftJoin('members', 'members.id', 'bookings.memberId')
    .selectAll('bookings')
    .select(['classes.name as className', 'classes.startsAt', 'members.fullname', 'members.email'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('bookings.bookedAt', '>=', from), eb('bookings.bookedAt', '<', end)]),
        and([eb('bookings.endedAt', '>=', from), eb('bookings.endedAt', '<', end)]),
      ]),
    )
    .execute();
  const parts = Map.groupBy(rows, ({ splitFrom }) => splitFrom);
  const isWithin = (at: string) => at >= from && at < end;
  const lines = rows.flatMap((row) => [
    ...(row.splitFrom === '' && isWithin(row.bookedAt)
      ? asBooked([row, ...(parts.get(row.id) ?? [])]).map((booked) => lineOf(booked, 'booking', row.bookedAt))
      : []),
    ...(isWithin(row.endedAt) ? [lineOf(row, 'credit', row.endedAt)] : []),
  ]);
  return lines.toSorted(
    (a, b) => compareTexts(a.at, b.at) || compareTexts(a.booking, b.booking) || compareTexts(a.kind, b.kind),
  );
}

type Row = Selectable<BookingsTable> & {
  className: string;
  startsAt: string;
  fullname: string | null;
  email: string | null;
};

/** One for each tax: staff may have changed that of the seats that are left. */
const asBooked = (parts: readonly Row[]): Row[] =>
  [...Map.groupBy(parts, ({ currency, taxRate, taxNote }) => `${currency} ${taxRate} ${taxNote}`).values()].map(inOne);

function inOne(parts: readonly Row[]): Row {
  const [first] = parts as readonly [Row];
  const sum = (name: 'due' | 'tax') =>
    amountOf(
      parts.reduce((units, part) => units + unitsOf(part[name], part.currency), 0),
      first.currency,
    );
  const seats = parts.reduce((all, part) => all + part.seats, 0);
  return { ...first, due: sum('due'), tax: sum('tax'), seats };
}

function lineOf(row: Row, kind: OrderLine['kind'], at: string): OrderLine {
  const sign = kind === 'credit' ? -1 : 1;
  const signed = (units: number) => amountOf(sign * units || 0, row.currency);
  const [due, tax] = [unitsOf(row.due, row.currency), unitsOf(row.tax, row.currency)];
  return {
    ...{ kind, at, booking: row.splitFrom || row.id, member: row.fullname ?? '', email: row.email ?? '' },
    ...{ company: row.company, address: row.address, country: row.country, taxNumber: row.taxNumber },
    ...{ classId: row.classId, className: row.className, firstSession: row.startsAt },
    seats: String(sign * row.seats),
    ...{ agreed: row.isAgreed ? 'yes' : 'no', currency: row.currency, taxRate: row.taxRate, taxNote: row.taxNote },
    ...{
      code: row.code,
      discount: row.discount && signed(unitsOf(row.discount, row.currency) * row.seats),
    },
    ...{ net: signed(due - tax), tax: signed(tax), total: signed(due) },
    ...{ payment: paymentOf(row), paymentDate: shownDay(row.paidOn), reference: row.paymentReference },
  };
}
