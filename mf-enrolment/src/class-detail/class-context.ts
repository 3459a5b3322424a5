import type { ClassRow } from '@agile-languages/shared/api';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import type { ClassLinks } from '../links/class-links.ts';
import type { OtherClass } from './class-sections.data.ts';

export interface ClassContext {
  links: ClassLinks;
  photoOf: (userImage: string) => string;
  headingLevel?: HeadingLevel;
  /** For those who find no seat in this one. */
  others?: readonly OtherClass[] | undefined;
  /** For how many the visitor looks. */
  onPeople?: (people: number) => void;
}

export interface ClassPartProps extends ClassContext {
  row: ClassRow;
  visitorZone: string | undefined;
}
