import type { ClassRow } from '@agile-languages/shared/api';
import type { SeatShare } from '@agile-languages/shared/formats';
import type { ListPage } from '@agile-languages/shared/paths';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import type { ComponentType, ReactNode } from 'react';

export type ClassTarget =
  | { kind: 'list'; query: ClassListQuery }
  | { kind: 'class' | 'enrol' | 'ask'; classId: string }
  | { kind: 'trainer'; trainerId: string };

export interface ClassLinks {
  Link: ClassLink;
  hasTrainers: boolean;
  /** Without it no calendar file is offered. */
  calendar?: (classId: string) => string;
  /** For how many the visitor looks. Default 1. */
  people?: number;
}

/** The router's link on the site, the element's on a partner's page. */
export type ClassLink = (props: {
  to: ClassTarget;
  className?: string;
  /** By which partners' pages may style it. */
  part?: string;
  'aria-label'?: string;
  'aria-current'?: 'true' | 'page';
  children?: ReactNode;
}) => ReactNode;

export interface ClassListQuery {
  /** `''` for all. */
  languageId: string;
  /** From 1. */
  page: number;
  narrowing?: Narrowing;
}

export interface ClassPage extends ListPage<ClassRow>, ClassListQuery {
  /** Default: a ticket. */
  Card?: ComponentType<ClassCardProps> | undefined;
  unnarrowed?: number;
  /** By id of a class with too few seats. */
  shares?: Readonly<Record<string, readonly SeatShare<ClassRow>[]>>;
}

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
  /** Of the visitor's day, `'Evening'`. */
  time: string;
  trainer: string;
  /** Ids with commas between them. */
  languages: string;
  /** Of all sessions together, `'60'`. */
  hours: string;
  /** With a session, by the visitor's calendar, `'Fri'`. */
  weekday: string;
  /** Before it the last session is, `'2027-03'`. */
  before: string;
  currency: string;
  /** At most, for one person, `'500 EUR'`. */
  price: string;
  /** From 2 to 20. It lets every class through. */
  people: string;
  /** `'enough'` for everybody. */
  seats: string;
  /** `'price'`; `''` for the start. */
  sort: string;
}
