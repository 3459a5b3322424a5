import type { ClassRow } from '@agile-languages/shared/api';
import type { HeadingLevel } from '@agile-languages/shared/ui';
import type { ClassLinks } from '../links/class-links.ts';
import type { ClassApi } from './use-class.ts';

/** What comes from outside a class in full. */
export interface ClassContext {
  api: ClassApi;
  links: ClassLinks;
  /** Address of an expert's photo, from its file name. */
  photoOf: (userImage: string) => string;
  /** Level of the name of the class; its parts are one below it. Default 1. */
  headingLevel?: HeadingLevel;
}

/** What each part of a class that is known gets. */
export interface ClassPartProps extends ClassContext {
  row: ClassRow;
  visitorZone: string | undefined;
}
