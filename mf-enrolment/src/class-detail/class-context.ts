import type { ClassRow } from '@agile-languages/shared/api';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import type { ClassLinks } from '../links/class-links.ts';

/** What the page around a class in full decides. */
export interface ClassContext {
  links: ClassLinks;
  /** Address of an expert's photo, from its file name. */
  photoOf: (userImage: string) => string;
  /** Level of the name of the class; its sections are one below it. Default 1. */
  headingLevel?: HeadingLevel;
}

/** What each part of a known class gets. */
export interface ClassPartProps extends ClassContext {
  row: ClassRow;
  visitorZone: string | undefined;
}
