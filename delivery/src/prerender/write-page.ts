import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeHtml } from '@agile-languages/shared/formats';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { PrerenderedPage } from '@agile-languages/shared/registry';
import { Refusal, refusalOf } from '../refusal.ts';
import { precompressFile } from '../store/compress.ts';
import type { ListedPage } from '../store/page-list.ts';
import { checkDocument, checkStyles } from './check-document.ts';
import { headOf } from './document-head.ts';
import { sha256 } from './fingerprint.ts';
import type { Site } from './open-site.ts';
import type { PlannedPage } from './plan-page.ts';
import { withoutElements } from './without-elements.ts';

/** In characters; the demonstration's largest has 0.3 million. */
const longestDocument = 8_000_000;

export async function writePage(
  directory: string,
  { key, personal, fingerprint, before }: PlannedPage,
  { html }: PrerenderedPage,
  { origin }: Pick<SiteConfig, 'origin'>,
  isCompressed: boolean,
): Promise<ListedPage> {
  // No address has this sign.
  const name = key === '/' ? 'index.html' : `${key.slice(1).replaceAll(':', '@')}/index.html`;
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  if (isCompressed) await precompressFile(file);
  const text = sha256(visibleText(html));
  const changed = before?.text === text ? before.changed : new Date().toISOString();
  const { css, isHidden, canonical } = headOf(html);
  const isOne = canonical === undefined ? !key.includes(':') : canonical === escapeHtml(new URL(key, origin).href);
  return { file: name, style: sha256(css), personal, listed: isOne && !isHidden, text, changed, fingerprint };
}

export async function renderPage(
  site: Pick<Site, 'render' | 'sheets'>,
  config: SiteConfig,
  { key, path, target, initialData, answers }: Pick<PlannedPage, 'key' | 'path' | 'target' | 'initialData' | 'answers'>,
): Promise<PrerenderedPage> {
  const page = await site.render({ target, path, config, initialData, ...(answers && { answers }) }).catch((cause) => {
    throw refusalOf(cause, `${key} does not render, so nothing has changed`);
  });
  if (typeof page?.html !== 'string') throw new Refusal(`${key} renders no document. Nothing has changed.`);
  if (page.html.length > longestDocument)
    throw new Refusal(
      `${key} has a document of ${Math.ceil(page.html.length / 1e6)} MB, and it may have ${longestDocument / 1e6}. Nothing has changed.`,
    );
  checkDocument(key, page.html);
  checkStyles(key, headOf(page.html).css, await site.sheets(target));
  return page;
}

const visibleText = (html: string): string =>
  withoutElements(html, ['style', 'script'])
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
