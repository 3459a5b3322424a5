import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countedAddress, framedView, oembedPath } from '@agile-languages/shared/embed/spec';
import { escapeHtml, isRecord, plainText } from '@agile-languages/shared/formats';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { FastifyInstance } from 'fastify';
import type { ServedRevision } from '../../serve/live-site.ts';
import { documentFile } from '../../store/page-list.ts';
import type { Store } from '../../store/store.ts';

interface OembedOptions {
  store: Store;
  live: () => Promise<ServedRevision | undefined>;
  config: Pick<SiteConfig, 'origin' | 'brand'>;
}

const width = 960;

/** https://oembed.com */
export async function oembed(
  server: FastifyInstance,
  { store, live, config: { origin, brand } }: OembedOptions,
): Promise<void> {
  server.get(oembedPath, async ({ query }, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const asked = isRecord(query) ? query : {};
    const { format = 'json' } = asked;
    if (format !== 'json') return reply.code(501).send({ error: 'Only format=json is answered.' });
    const url = addressHere(asked.url);
    const framed = url && framedView(url.pathname);
    const current = await live();
    const page = framed && current?.find(url.pathname);
    if (!framed || !page || !current) return reply.code(404).send({ error: 'No element shows this address.' });

    const document = await readFile(documentFile(join(store.directory, current.folder), page), 'utf8');
    const title = titleOf(document) ?? brand;
    const size = { width: least(width, asked.maxwidth), height: least(framed.height, asked.maxheight) };
    const address = escapeHtml(countedAddress(origin + framed.path, Object.fromEntries(url.searchParams)));
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

  function addressHere(address: unknown): URL | undefined {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
    return url?.origin === origin ? url : undefined;
  }
}

const titleOf = (document: string): string | undefined => {
  const [, content] = /<meta data-head property="og:title" content="([^"]*)">/.exec(document) ?? [];
  return content === undefined ? undefined : plainText(content);
};

const least = (own: number, most: unknown): number => {
  const limit = Number(most);
  return Number.isInteger(limit) && limit > 0 ? Math.min(own, limit) : own;
};
