import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PrerenderedPage } from '@agile-languages/shared/registry';
import type { ListedPage } from '../store/page-list.ts';
import { precompressFile } from '../store/precompress.ts';
import type { PlannedPage } from './plan.ts';
import { sha256 } from './sha256.ts';
import { visibleText } from './visible-text.ts';

/** Writes a document below the folder of its revision. @returns its entry in the page list */
export async function writePage(
  directory: string,
  { key, personal, fingerprint, before }: PlannedPage,
  { html, css, canonical }: PrerenderedPage,
  isCompressed: boolean,
): Promise<ListedPage> {
  const name = key === '/' ? 'index.html' : `${key.slice(1).replaceAll(':', '_')}/index.html`;
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  if (isCompressed) await precompressFile(file);
  const text = sha256(visibleText(html));
  const changed = before?.text === text ? before.changed : new Date().toISOString();
  return { file: name, style: sha256(css), personal, listed: canonical === key, text, changed, fingerprint };
}
