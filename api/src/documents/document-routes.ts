import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { termsChapters } from '@agile-languages/shared/content';
import { escapeHtml } from '@agile-languages/shared/formats';
import type { FastifyInstance } from 'fastify';
import { html, Markup } from '../html.ts';
import { HttpError } from '../http/error-answers.ts';
import { handbookPage } from './handbook-page.ts';
import { blocks, partsOf } from './markdown.ts';
import { type DocumentSettings, documentPage } from './page.ts';
import { documentFonts, documentStyle } from './style.ts';

export interface DocumentSource {
  siteOrigin: string;
  brand: string;
  mail: { contactTo: string };
}

export function documentRoutes(app: FastifyInstance, { siteOrigin, brand, mail }: DocumentSource): void {
  const settings = { siteOrigin, brand, email: mail.contactTo };
  const pages = { handbook: handbookPage, terms: termsPage };
  const headers = headersFor(siteOrigin);

  for (const [name, page] of Object.entries(pages)) {
    const prepared = new Map<boolean, Prepared>();
    app.get(`/documents/${name}.html`, async (request, reply) => {
      const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
      const known = prepared.get(isFramed) ?? prepare(isFramed ? framed(page(settings)) : page(settings));
      prepared.set(isFramed, known);
      const { etag, bodies } = known;
      reply.headers(headers).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type('text/html; charset=utf-8').send(bodies[encoding ?? 'plain']);
    });
  }

  app.get<{ Params: { name: string } }>('/documents/fonts/:name', async ({ params: { name } }, reply) => {
    const file = documentFonts.get(name);
    if (!file) throw new HttpError(404);
    return reply.headers(fontHeaders).type('font/woff2').send(createReadStream(file));
  });
}

const framed = (text: string) => text.replace('<html lang="en">', '<html lang="en" data-framed>');

function prepare(text: string): Prepared {
  const plain = Buffer.from(text);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { etag: `W/"${sha256(text, 'base64url').slice(0, 16)}"`, bodies: { plain, br, gzip: gzipSync(plain) } };
}

/** Only the site may frame a document, also with `require-corp`. Scripts never run in it. */
const headersFor = (siteOrigin: string) => ({
  'cache-control': 'no-cache',
  vary: 'accept-encoding, sec-fetch-dest',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${sha256(documentStyle.text, 'base64')}'`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; '),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
});

const fontHeaders = { 'cache-control': 'public, max-age=604800', 'cross-origin-resource-policy': 'cross-origin' };

const sha256 = (text: string, as: 'base64' | 'base64url') => createHash('sha256').update(text).digest(as);

interface Prepared {
  etag: string;
  bodies: Readonly<Record<'plain' | 'br' | 'gzip', Buffer>>;
}

function termsPage({ brand, email }: DocumentSettings): string {
  const parts = partsOf(readFileSync(join(import.meta.dirname, 'terms.md'), 'utf8'));
  const chapters = termsChapters.map(
    ({ id, title }, index) => html`<section class="chapter" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><span class="number">${index + 1}</span> ${title}</h2>
${blocks(parts.get(title) ?? [])}
</section>
`,
  );
  const text = html`${chapters}`.text.replaceAll('{brand}', escapeHtml(brand)).replaceAll('{email}', escapeHtml(email));
  return documentPage({
    title: 'Terms and conditions',
    lead: 'Sample terms, not legal advice.',
    facts: 'Last changed on 21 November 2026',
    brand,
    chapters: termsChapters,
    main: new Markup(text),
  });
}
