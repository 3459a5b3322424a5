import { createHash } from 'node:crypto';

/** Name of a class in an embedded element while it is built, the same wherever it is asked for. */
export const embedClassName = (file: string, name: string): string =>
  `class-${createHash('sha256').update(`${file} ${name}`).digest('hex').slice(0, 12)}`;
