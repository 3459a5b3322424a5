import type { ClassRow } from '@agile-languages/shared/api';
import type { SeatShare } from '@agile-languages/shared/formats';
import type { ListPage } from '@agile-languages/shared/paths';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import type { ComponentType, ReactNode } from 'react';

export type ClassTarget =
  | { kind: 'list'; query: ClassListQuery }
  | { kind: 'class' | 'enrol' | 'ask'; classId: string }
  | { kind: 'trainer'; trainerId: string };

/** The page that shows the parts of a class decides where their links lead. */
export interface ClassLinks {
  Link: ClassLink;
  /** Whether there are pages about trainers. */
  hasTrainers: boolean;
  /** Address of a calendar file; without it none is offered. */
  calendar?: (classId: string) => string;
  /** For how many people the visitor looks; links to classes keep it. Default 1. */
  people?: number;
}

/** The router's link on the site; a link of the element on a partner's page. */
export type ClassLink = (props: {
  to: ClassTarget;
  className?: string;
  /** Name by which partners' pages may style it. */
  part?: string;
  'aria-label'?: string;
  'aria-current'?: 'true' | 'page';
  children?: ReactNode;
}) => ReactNode;

export interface ClassListQuery {
  /** Only classes of this Language; `''` for all. */
  languageId: string;
  /** From 1. */
  page: number;
  /** Default: everything. */
  narrowing?: Narrowing;
}

export interface ClassPage extends ListPage<ClassRow>, ClassListQuery {
  /** What shows a class. Default: a ticket. */
  Card?: ComponentType<ClassCardProps> | undefined;
  /** Absent when nothing narrows the list. */
  unnarrowed?: number;
  /** By id of a class that has too few seats: how many people could learn when. */
  shares?: Readonly<Record<string, readonly SeatShare<ClassRow>[]>>;
}

/** What shows one class of a list. */
export interface ClassCardProps {
  row: ClassRow;
  page: ClassPage;
  links: ClassLinks;
  visitorZone: string | undefined;
  /** Of the list; that of the class is one below. */
  headingLevel: HeadingLevel;
}

/** `''` lets everything through. */
export interface Narrowing {
  mode: string;
  /** `'Dec 2026'` */
  month: string;
  /** Part of the visitor's day, `'Evening'`. */
  time: string;
  trainer: string;
  /** Ids of Languages with commas between them. */
  languages: string;
  /** Hours of all sessions together, `'60'`. */
  hours: string;
  /** A day with a session, by the visitor's calendar, `'Fri'`. */
  weekday: string;
  /** The month before which the last session is, `'2027-03'`. */
  before: string;
  currency: string;
  /** The highest price of one person, `'500 EUR'`. */
  price: string;
  /** From 2 to 20. It lets every class through. */
  people: string;
  /** `'enough'` for everybody. */
  seats: string;
  /** `'price'`; `''` for the start. */
  sort: string;
}
