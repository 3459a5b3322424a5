import type { EmbedOptions } from '@agile-languages/shared/embed';
import type { Level } from '../meter/heading.tsx';

/** Level of the first headings that the page asks for; 2 when it asks for none. */
export function levelFrom({ headingLevel }: EmbedOptions): Level {
  const level = Number(headingLevel);
  return level === 3 || level === 4 ? level : 2;
}
