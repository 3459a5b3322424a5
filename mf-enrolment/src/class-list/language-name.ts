import { languageById } from '@agile-languages/shared/content';
import type { ClassListQuery } from '../links/class-links.ts';

/** `'Form'`, `'All Languages'`, or what is shown for an id that is none of the nine. */
export function languageNameOf({ languageId, narrowing }: ClassListQuery): string {
  if (narrowing?.languages) return 'Languages of your plan';
  if (!languageId) return 'All Languages';
  return languageById(languageId)?.name ?? 'Unknown Language';
}
