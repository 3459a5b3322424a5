import type { ClassData, ClassState } from '../../classes/class-data.ts';

export interface DeskClassRow {
  id: string;
  name: string;
  languageName: string;
  /** `''` when nobody is named. */
  trainerName: string;
  startsAt: string;
  /** End of the last session; `''` when nobody has computed it. */
  endsAt: string;
  /** The start with the offset of the class's own time zone. */
  localStart: string;
  timeZone: string;
  seatsTotal: number;
  seatsLeft: number;
  state: ClassState;
}

export interface DeskClass extends DeskClassRow {
  version: number;
  data: ClassData;
}

/** Sessions that a pattern makes, and what is wrong with it, or `''`. */
export interface SessionsAnswer {
  rows: SessionRow[];
  fault: string;
}

/** A session of a class, in UTC. */
export interface SessionRow {
  start: string;
  end?: string;
}

export interface ParticipantRow {
  memberId: string;
  fullname: string;
  email: string;
  /** When the member enrolled. */
  createdAt: string;
  /** Numbers of the sessions in which the member was, from 1 on. */
  attended: number[];
}

/** A member who waits for a seat. */
export interface WaitingRow {
  memberId: string;
  fullname: string;
  email: string;
  /** Since when. */
  createdAt: string;
}

/** The mail that a cancellation would bring to each who is enrolled. */
export interface MailPreview {
  recipients: number;
  subject: string;
  text: string;
  html: string;
  /** The calendar file that comes with it. */
  calendar: string;
}
