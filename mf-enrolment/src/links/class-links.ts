import type { ReactNode } from 'react';

/** What a link of a class leads to. The page around it decides on the address. */
export type ClassTarget =
  | { kind: 'list'; query: ClassListQuery }
  | { kind: 'class' | 'enrol' | 'ask'; classId: string }
  | { kind: 'trainer'; trainerId: string };

/** Where the parts of a class lead. The page that shows them decides. */
export interface ClassLinks {
  Link: ClassLink;
  /** Whether there are pages about trainers; without them a trainer is named only. */
  hasTrainers: boolean;
  /** Address of a class as a calendar file; without it none is offered. */
  calendar?: (classId: string) => string;
}

/** A link to a target: the router's on the site, one that the element follows itself on a partner's page. */
export type ClassLink = (props: {
  to: ClassTarget;
  className?: string;
  /** Name by which partners' pages may style it. */
  part?: string;
  'aria-label'?: string;
  'aria-current'?: 'true' | 'page';
  children?: ReactNode;
}) => ReactNode;

/** One page of the list of classes. */
export interface ClassListQuery {
  /** Only classes of this Language; `''` for all. */
  languageId: string;
  /** From 1. */
  page: number;
  /** What else is to be shown only. Default: everything. */
  narrowing?: Narrowing;
}

/** What narrows a list of classes; `''` lets everything through. */
export interface Narrowing {
  mode: string;
  /** `'Dec 2026'` */
  month: string;
  /** Part of the visitor's day, `'Evening'`. */
  time: string;
  /** Id of the expert who teaches. */
  trainer: string;
  /** Ids of Languages with commas between them, those of a plan. */
  languages: string;
  /** Hours of all sessions together, `'60'`. */
  hours: string;
}
