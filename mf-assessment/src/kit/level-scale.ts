import { highestLevel } from '@agile-languages/shared/content';

/** Ends of the scales of the two rulers: beyond the highest level, so that its figure has room. */
export const horizontalRulerEnd = highestLevel + 8;
export const verticalRulerEnd = highestLevel + 1;

/** Position of a level on a scale that begins at 0, as a length for SVG. Default: the scale ends at the highest level. */
export const positionOf = (level: number, end = highestLevel): string => `${(level * 100) / end}%`;
