import { createHash } from 'node:crypto';

/** Hash of a text as a content security policy writes it, `sha256-…`. */
export const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
