import type { Kind } from '../../content/kinds.ts';
import type { DeskClassRow } from './class-answers.ts';
import type { InvitationRow, MessageRow } from './people-answers.ts';

/** What leads from an empty database to a published site. */
export interface FirstSteps {
  /** None when the site has what it needs. */
  steps: FirstStep[];
  /** Whether there is no content yet, so that the demonstration's can be loaded as drafts. */
  canLoadExamples: boolean;
}

export interface FirstStep {
  name: 'experts' | 'samples' | 'questions' | 'partners' | 'classes' | 'members';
  isDone: boolean;
  drafts: number;
}

/** What needs a person today. */
export interface Today {
  /** With seats, and they begin soon. */
  classes: Pick<DeskClassRow, 'id' | 'name' | 'startsAt' | 'timeZone' | 'seatsTotal' | 'seatsLeft'>[];
  /** Near their end, or expired. */
  invitations: Pick<InvitationRow, 'email' | 'fullname' | 'expiresAt'>[];
  /** Without an answer. */
  messages: Pick<MessageRow, 'id' | 'name' | 'email' | 'createdAt'>[];
  /** Given up, or waiting for more than an hour. */
  mails: WaitingMail[];
  /** What is not set up as real visitors need it, a sentence each. */
  installation: string[];
  content: ContentWaiting[];
  /** Why the site does not show the latest published content; one at most. */
  publication: string[];
  /** Experts whose photograph has no text for who does not see it. */
  pictures: { id: string; fullname: string }[];
}

interface WaitingMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: string;
  /** Why the last try failed; `''` when there was none. */
  fault: string;
  isGivenUp: boolean;
}

/** What a search has found in one list. */
export interface Found {
  list: Kind | 'classes' | 'members' | 'invitations' | 'messages';
  total: number;
  /** The first few. */
  rows: { id: string; title: string; detail: string }[];
}

/** How many records of a kind have changes that the site does not show. */
export interface ContentWaiting {
  kind: Kind;
  total: number;
}
