import type { ClassRow } from '@agile-languages/shared/api';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import type { ClassLinks } from '../links/class-links.ts';
import type { OtherClass } from './class-sections.data.ts';

export interface ClassContext {
  links: ClassLinks;
  photoOf: (userImage: string) => string;
  /** Default 1. */
  headingLevel?: HeadingLevel;
  /** Other classes of its Language, for those who find no seat in this one. Default: none is known. */
  others?: readonly OtherClass[] | undefined;
  /** Changes for how many people the visitor looks. Default: it is one. */
  onPeople?: (people: number) => void;
}

export interface ClassPartProps extends ClassContext {
  row: ClassRow;
  visitorZone: string | undefined;
}
