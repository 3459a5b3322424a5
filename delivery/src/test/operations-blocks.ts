import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

export const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

/** Commands and files, without the space before them. */
export const blocksIn = (text: string): string[] =>
  [...text.matchAll(/^( *)```\w*\n(.*?)^ *```$/gms)].map(([, indent = '', body = '']) =>
    body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

export function chapterOf(heading: string): string {
  const [, chapter = ''] = new RegExp(`^## ${heading}\\n(.*?)^## `, 'ms').exec(operations) ?? [];
  return chapter;
}
