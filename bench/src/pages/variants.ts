import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { chosenBrowser } from '@agile-languages/e2e/src/browser/chosen-browser.ts';
import { linkedFiles, type Registry, registryPart, registryPath } from '@agile-languages/shared/registry';
import { type Browser, chromium } from '@playwright/test';
import { askSite, startFront, withSite } from '../site.ts';
import { asMonolith, withAreas, withoutCode } from './changed-site.ts';
import { buildMonolith, type Monolith } from './monolith.ts';

export interface VariantOptions {
  site?: string | undefined;
  /** Origin of another site. */
  before?: string | undefined;
}

export type Origins = Readonly<Record<string, string>>;

export async function withVariants(
  { site, before }: VariantOptions,
  work: (browser: Browser, origins: Origins) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = await chosenBrowser();
  await withSite(site, async (origin) => {
    const monolith = await buildMonolith();
    const variants = await serveVariants(origin, before?.replace(/\/$/, ''), monolith);
    const browser = await chromium.launch({ executablePath, args: [...args] });
    try {
      await work(browser, variants.origins);
    } finally {
      await browser.close();
      variants.stop();
      await monolith.remove();
    }
  });
}

interface Changes {
  document?: (html: string) => string;
  registry?: (registry: Registry) => Registry;
  files?: ReadonlyMap<string, Buffer>;
}

async function serveVariants(site: string, before: string | undefined, monolith: Monolith) {
  const handlers = {
    static: answer(site, { document: withoutCode }),
    monolith: answer(site, {
      document: (html) => asMonolith(html, monolith),
      files: new Map([...monolith.files].map(([name, { bytes }]) => [`/monolith/${name}`, packed(bytes)])),
    }),
    ...(before && { before: answer(before, {}) }),
    site: answer(site, {}),
    site40: answer(site, { registry: (registry) => withAreas(registry, 40) }),
    site400: answer(site, { registry: (registry) => withAreas(registry, 400) }),
  };
  const fronts = await Promise.all(
    Object.entries(handlers).map(async ([name, handler]) => [name, await startFront(handler)] as const),
  );
  return {
    origins: Object.fromEntries(fronts.map(([name, { origin }]) => [name, origin])),
    stop: () => {
      for (const [, front] of fronts) front.stop();
    },
  };
}

function answer(site: string, { document, registry, files }: Changes) {
  const made = new Map<string, { headers: object; bytes: Buffer }>();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const file = files?.get(path);
    if (file) {
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(file);
      return;
    }
    const isDocument = document && request.headers.accept?.includes('text/html');
    const isRegistry = registry && path.startsWith(registryPath);
    const change = isDocument ? document : isRegistry ? registryText(registry, path) : undefined;
    if (!change) return pass(site, request, response);
    if (!made.has(path)) {
      const original = await askSite(new URL(isRegistry ? registryPath : path, site), request, {
        'accept-encoding': 'identity',
      });
      const { 'content-length': _, etag: __, ...headers } = original.headers;
      const bytes = packed(Buffer.from(change(await text(original))));
      made.set(path, { headers: { ...headers, 'content-encoding': 'br', 'content-length': bytes.length }, bytes });
    }
    const { headers, bytes } = made.get(path) ?? { headers: {}, bytes: Buffer.alloc(0) };
    response.writeHead(200, { ...headers }).end(bytes);
  };
}

const registryText = (registry: (registry: Registry) => Registry, path: string) => (json: string) => {
  const whole = registry(JSON.parse(json));
  const { searchParams } = new URL(path, 'http://localhost');
  const [segment, links] = [searchParams.get('segment'), searchParams.get('links')];
  if (links !== null) return JSON.stringify(linkedFiles(whole, links.split(',')));
  return JSON.stringify(segment === null ? whole : registryPart(whole, segment, Object.keys(JSON.parse(json).areas)));
};

async function pass(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const original = await askSite(new URL(request.url ?? '/', site), request);
  response.writeHead(original.statusCode ?? 502, original.headers);
  original.pipe(response);
}

const packed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
