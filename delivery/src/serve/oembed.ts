import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { framedView, oembedPath } from '@agile-languages/shared/embed/spec';
import { escapeHtml, isRecord, plainText } from '@agile-languages/shared/formats';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { FastifyInstance } from 'fastify';
import { documentFile } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';
import { liveSite } from './live-site.ts';

interface OembedOptions {
  store: Store;
  site: Pick<SiteConfig, 'origin' | 'brand'>;
}

const width = 960;

/**
 * Answers by oEmbed (https://oembed.com) which frame shows what a page of the site is about: 404 for a page without one,
 * 501 for another format than JSON.
 */
export async function oembed(
  server: FastifyInstance,
  { store, site: { origin, brand } }: OembedOptions,
): Promise<void> {
  const live = liveSite(store);

  server.get(oembedPath, async ({ query }, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const asked = isRecord(query) ? query : {};
    const { format = 'json' } = asked;
    if (format !== 'json') return reply.code(501).send({ error: 'Only format=json is answered.' });
    const path = pathOf(asked.url);
    const framed = path === undefined ? undefined : framedView(path);
    const current = await live();
    const page = framed && current?.find(path ?? '');
    if (!framed || !page || !current) return reply.code(404).send({ error: 'No element shows this address.' });

    const document = await readFile(documentFile(join(store.directory, current.folder), page), 'utf8');
    const title = titleOf(document) ?? brand;
    const size = { width: least(width, asked.maxwidth), height: least(framed.height, asked.maxheight) };
    const address = escapeHtml(origin + framed.path);
    return reply.header('cache-control', 'public, max-age=3600').send({
      version: '1.0',
      type: 'rich',
      provider_name: brand,
      provider_url: origin,
      title,
      cache_age: 3600,
      ...size,
      html: `<iframe src="${address}" title="${escapeHtml(title)}" width="${size.width}" height="${size.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    });
  });

  /** Path of a page of this site; what is elsewhere has none. */
  function pathOf(address: unknown): string | undefined {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
    return url?.origin === origin ? url.pathname : undefined;
  }
}

const titleOf = (document: string): string | undefined => {
  const [, content] = /<meta data-head property="og:title" content="([^"]*)">/.exec(document) ?? [];
  return content === undefined ? undefined : plainText(content);
};

/** The size that is left by what the asking page allows. */
const least = (own: number, most: unknown): number => {
  const limit = Number(most);
  return Number.isInteger(limit) && limit > 0 ? Math.min(own, limit) : own;
};
