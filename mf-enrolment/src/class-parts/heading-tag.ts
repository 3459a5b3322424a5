/** Levels that leave room for headings below. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** Element of a heading, or of one so many levels below it. */
export const headingTag = (level: HeadingLevel, below: 0 | 1 | 2 = 0) =>
  `h${(level + below) as HeadingLevel | 5 | 6}` as const;
