import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { PrerenderedPage } from '@agile-languages/shared/registry';
import { Refusal, refusalOf } from '../refusal.ts';
import { precompressFile } from '../store/compress.ts';
import type { ListedPage } from '../store/page-list.ts';
import { checkDocument, checkStyles } from './check-document.ts';
import { sha256 } from './fingerprint.ts';
import type { Site } from './open-site.ts';
import type { PlannedPage } from './plan-page.ts';
import { withoutElements } from './without-elements.ts';

/** In characters. The largest one of the demonstration has 0.3 million. */
const longestDocument = 8_000_000;

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

export async function renderPage(
  site: Site,
  config: SiteConfig,
  { key, path, target, initialData, answers }: PlannedPage,
): Promise<PrerenderedPage> {
  const page = await site.render({ target, path, config, initialData, ...(answers && { answers }) }).catch((cause) => {
    throw refusalOf(cause, `${key} does not render, so nothing has changed`);
  });
  if (typeof page?.html !== 'string' || typeof page.css !== 'string')
    throw new Refusal(`${key} renders no document. Nothing has changed.`);
  if (page.html.length > longestDocument)
    throw new Refusal(
      `${key} has a document of ${Math.ceil(page.html.length / 1e6)} MB, and it may have ${longestDocument / 1e6}. Nothing has changed.`,
    );
  checkDocument(key, page.html);
  checkStyles(key, page.css, await site.sheets(target));
  return page;
}

/** Title included, without code: what a visitor would call the content. */
const visibleText = (html: string): string =>
  withoutElements(html, ['style', 'script'])
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
