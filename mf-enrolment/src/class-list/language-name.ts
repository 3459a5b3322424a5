import { languageById } from '@agile-languages/shared/content';
import type { ClassListQuery } from '../links/class-links.ts';

/** `'Form'`, `'All Languages'`, or what stands in for an id that is none of the nine. */
export function languageNameOf(place: ClassListQuery | undefined): string {
  if (!place?.languageId) return 'All Languages';
  return languageById(place.languageId)?.name ?? 'Unknown Language';
}
