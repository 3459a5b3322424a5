import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/error-answers.ts';
import { handbookPage } from './handbook-page.ts';
import { documentFonts, documentStyle } from './style.ts';
import { type ShownTerms, termsPage } from './terms-page.ts';

export interface DocumentSource {
  siteOrigin: string;
  brand: string;
  mail: { contactTo: string };
  terms(): Promise<ShownTerms>;
}

export function documentRoutes(app: FastifyInstance, { siteOrigin, brand, mail, terms }: DocumentSource): void {
  const settings = { siteOrigin, brand, email: mail.contactTo };
  const handbookOf = onceForEqual(handbookPage);
  const termsOf = onceForEqual((shown: ShownTerms) => termsPage(settings, shown));
  const pages = {
    handbook: async () => handbookOf(settings),
    terms: async () => termsOf(await terms()),
  };
  const headers = headersFor(siteOrigin);

  for (const [name, page] of Object.entries(pages)) {
    const prepared = new Map<boolean, Prepared>();
    app.get(`/documents/${name}.html`, async (request, reply) => {
      const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
      const source = await page();
      const last = prepared.get(isFramed);
      const known = last?.source === source ? last : prepare(source, isFramed);
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

function onceForEqual<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { key: string; result: Result } | undefined;
  return (argument) => {
    const key = JSON.stringify(argument);
    if (last?.key !== key) last = { key, result: make(argument) };
    return last.result;
  };
}

const framed = (text: string) => text.replace('<html lang="en">', '<html lang="en" data-framed>');

function prepare(source: string, isFramed: boolean): Prepared {
  const text = isFramed ? framed(source) : source;
  const plain = Buffer.from(text);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return {
    source,
    etag: `W/"${sha256(text, 'base64url').slice(0, 16)}"`,
    bodies: { plain, br, gzip: gzipSync(plain) },
  };
}

/** Only the site may frame a document, also with `require-corp`. */
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
  source: string;
  etag: string;
  bodies: Readonly<Record<'plain' | 'br' | 'gzip', Buffer>>;
}
