import type { Generated } from 'kysely';

/** Classes and who takes part in them. */
export interface ClassTables {
  classes: ClassesTable;
  enrolments: EnrolmentsTable;
  waiting: WaitingTable;
  attendance: AttendanceTable;
}

interface ClassesTable {
  id: string;
  languageId: string;
  trainerId: string | null;
  name: string;
  /** HTML. */
  description: string;
  startsAt: string;
  /** The same moment as it is shown, with the offset of the class time zone. */
  localStart: string;
  timeZone: string;
  pattern: string;
  mode: string;
  /** `YYYYMMDD`. */
  createdDate: string;
  price: string;
  oldPrice: string;
  currency: string;
  rating: number;
  seatsTotal: number;
  seatsLeft: number;
  /** `draft`, `published`, `cancelled` or `deleted`. The site shows published ones. */
  state: Generated<string>;
  /** Grows with each change, so that nobody overwrites what somebody else has written. */
  version: Generated<number>;
  /** End of the last session; `''` when nobody has computed it. */
  endsAt: Generated<string>;
}

interface EnrolmentsTable {
  memberId: string;
  classId: string;
  createdAt: string;
}

interface WaitingTable {
  classId: string;
  memberId: string;
  createdAt: string;
}

/** A row for each session in which a member was. */
interface AttendanceTable {
  classId: string;
  memberId: string;
  /** From 1 on, in the order of the sessions. */
  session: number;
}
