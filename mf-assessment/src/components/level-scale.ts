import { highestLevel } from '@agile-languages/shared/content';

/** Beyond the highest level, so that its figure has room. */
export const horizontalRulerEnd = highestLevel + 8;
export const verticalRulerEnd = highestLevel + 1;

export const positionOf = (level: number, end = highestLevel): string => `${(level * 100) / end}%`;
