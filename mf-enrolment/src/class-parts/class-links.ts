import type { ReactNode } from 'react';

/** Where the parts of a class lead. The page that shows them decides. */
export interface ClassLinks {
  /** Address of a page of the list. */
  list: (place: ClassPlace) => string;
  /** Address of a class in full. */
  details: (classId: string) => string;
  /** Address at which a visitor enrols in a class. */
  enrol: (classId: string) => string;
  /** Address of a trainer; without it the trainer is named only. */
  trainer?: (trainerId: string) => string;
  /** Address of a class as a calendar file; without it none is offered. */
  calendar?: (classId: string) => string;
  /** Where to write when no seat is left. */
  contact: string;
}

/** One page of the list of classes. */
export interface ClassPlace {
  /** Only classes of this Language; `''` for all. */
  languageId: string;
  /** From 1. */
  page: number;
}

/** A link inside the site or widget: the router's, for instance. */
export type LinkAs = (props: {
  to: string;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'true' | 'page';
  children?: ReactNode;
}) => ReactNode;
