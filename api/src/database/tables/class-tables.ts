import type { Generated } from 'kysely';

export interface ClassTables {
  classes: ClassesTable;
  enrolments: EnrolmentsTable;
  waiting: WaitingTable;
  attendance: AttendanceTable;
  bookings: BookingsTable;
  discounts: DiscountsTable;
}

/** Beside the columns of what staff enter, which `resources/class` adds from its fields. */
export interface ClassesTable {
  id: string;
  /** `YYYYMMDD`. */
  createdDate: string;
  rating: number;
  seatsLeft: number;
  /** `draft`, `published`, `cancelled` or `deleted`. The site shows published ones. */
  state: Generated<string>;
  /** Grows with each change: two people do not overwrite each other's. */
  version: Generated<number>;
  /** Calendar files that were mailed without a change of the class. */
  calendarsSent: Generated<number>;
  /** Day of an early price of which pages know that it is over. */
  earlyOver: Generated<string>;
  /** `''` when it was not computed. */
  endsAt: Generated<string>;
  /** Of its sessions in their order, `1 2 5`; `''` stands for 1 to their number. */
  sessionIds: Generated<string>;
}

interface EnrolmentsTable {
  memberId: string;
  classId: string;
  createdAt: string;
  /** `''` before the reminder. */
  remindedAt: Generated<string>;
  /** Of the company whose seat it is; `''` for a seat of the member. */
  bookingId: Generated<string>;
}

interface WaitingTable {
  classId: string;
  memberId: string;
  createdAt: string;
  /** Discount code that the seat will have; `''` for none. */
  code: Generated<string>;
  /** Of the partner from whose page the member came; `''` for none. The rest is as of an enrolment. */
  partnerKey: Generated<string>;
  campaign: Generated<string>;
  fields: Generated<string>;
  origin: Generated<string>;
  isForeign: Generated<number>;
}

interface AttendanceTable {
  classId: string;
  memberId: string;
  /** Id of the session, which stays when others are moved, left out or added. */
  session: number;
}

/** Beside the columns of what staff enter, which `resources/booking` adds from its fields. */
export interface BookingsTable {
  id: string;
  /** Of a member who may be erased by now; `''` for seats of a company. */
  memberId: string;
  classId: string;
  bookedAt: string;
  /** 0 for a seat from before prices were kept: it has the price that its class had then. */
  isAgreed: number;
  /** The price is that of each. */
  seats: Generated<number>;
  /** Amount in the price of all seats, or beside it. */
  tax: string;
  /** To be paid for all seats, with the tax. */
  due: string;
  /** Of seats that a company gave back: the booking that they were part of; `''` for any other. */
  splitFrom: Generated<string>;
  /** Whom the company has named to be told. */
  contactName: Generated<string>;
  contactEmail: Generated<string>;
  /** With which the seat was taken, and what it took off the price of each; `''` without one. */
  code: Generated<string>;
  discount: Generated<string>;
  /** When the seat was given back or the class cancelled; `''` before. */
  endedAt: Generated<string>;
  version: Generated<number>;
}

/** Beside the columns of what staff enter, which `resources/discount` adds from its fields. */
export interface DiscountsTable {
  createdAt: string;
  /** `''` while staff have not ended it. */
  endedAt: Generated<string>;
  /** Seats that are taken with it. */
  uses: Generated<number>;
  version: Generated<number>;
}
