import type { Generated } from 'kysely';

export interface ClassTables {
  classes: ClassesTable;
  enrolments: EnrolmentsTable;
  waiting: WaitingTable;
  waitedInVain: WaitedInVainTable;
  attendance: AttendanceTable;
  bookings: BookingsTable;
  discounts: DiscountsTable;
  taxes: TaxesTable;
}

/** `resources/class` adds the columns that staff enter. */
export interface ClassesTable {
  id: string;
  /** `YYYYMMDD`. */
  createdDate: string;
  rating: number;
  seatsLeft: number;
  /** `draft`, `published`, `cancelled` or `deleted`. */
  state: Generated<string>;
  version: Generated<number>;
  /** Mailed without a change of the class. */
  calendarsSent: Generated<number>;
  /** Pages know that the early price of this day is over. */
  earlyOver: Generated<string>;
  /** `''` when it was not computed. */
  endsAt: Generated<string>;
  /** `1 2 5`; `''` stands for 1 to their number. */
  sessionIds: Generated<string>;
}

interface EnrolmentsTable {
  memberId: string;
  classId: string;
  createdAt: string;
  /** `''` before the reminder. */
  remindedAt: Generated<string>;
  /** `''` for a seat of the member. */
  bookingId: Generated<string>;
}

interface WaitingTable {
  classId: string;
  memberId: string;
  createdAt: string;
  /** `''` for none. */
  code: Generated<string>;
  /** `''` for none. */
  partnerKey: Generated<string>;
  campaign: Generated<string>;
  fields: Generated<string>;
  origin: Generated<string>;
  page: Generated<string>;
  isForeign: Generated<number>;
}

/** Places on the waiting list that ended when the class began. */
interface WaitedInVainTable {
  classId: string;
  total: number;
}

interface AttendanceTable {
  classId: string;
  memberId: string;
  /** Its id, which stays when others are moved. */
  session: number;
}

/** `resources/booking` adds the columns that staff enter. */
export interface BookingsTable {
  id: string;
  /** `''` for seats of a company. */
  memberId: string;
  classId: string;
  bookedAt: string;
  /** 0: from before prices were kept. */
  isAgreed: number;
  seats: Generated<number>;
  /** In the price of all seats, or beside it. */
  tax: string;
  due: string;
  /** The booking from which a company gave them back; `''` for any other. */
  splitFrom: Generated<string>;
  contactName: Generated<string>;
  contactEmail: Generated<string>;
  /** `''` without one. */
  code: Generated<string>;
  discount: Generated<string>;
  /** `''` before. */
  endedAt: Generated<string>;
  version: Generated<number>;
}

/** `resources/discount` adds the columns that staff enter. */
export interface DiscountsTable {
  createdAt: string;
  endedAt: Generated<string>;
  uses: Generated<number>;
  version: Generated<number>;
}

/** `resources/tax` adds the columns that staff enter. */
export interface TaxesTable {
  version: Generated<number>;
}
