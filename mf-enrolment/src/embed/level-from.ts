import type { EmbedOptions } from '@agile-languages/shared/embed';
import type { HeadingLevel } from '../class-parts/heading-tag.ts';

/** Level of the first heading that the page asks for; 2 when it asks for none. */
export function levelFrom({ headingLevel }: EmbedOptions): HeadingLevel {
  const level = Number(headingLevel);
  return level === 3 || level === 4 ? level : 2;
}
