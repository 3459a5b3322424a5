import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type DocumentData,
  type LinkedFile,
  type Registry,
  registryPart,
  registryPath,
} from '@agile-languages/shared/registry';
import { askSite, startFront } from '../site-front.ts';
import type { Monolith } from './monolith.ts';

export interface Variants {
  /** Where each variant is served, by its name. */
  origins: Readonly<Record<string, string>>;
  stop: () => void;
}

/** What a variant changes of the site: documents, the registry, and files of its own. */
interface Changes {
  document?: (html: string) => string;
  registry?: (registry: Registry) => Registry;
  files?: ReadonlyMap<string, Buffer>;
}

/**
 * Serves the site as it is and changed in front of it; every variant goes through the same kind of server.
 * @param before origin of another site, which becomes a variant of its own
 */
export async function serveVariants(site: string, before: string | undefined, monolith: Monolith): Promise<Variants> {
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

/** What the server of a site with this registry answers at an address of it. */
const registryText = (registry: (registry: Registry) => Registry, path: string) => (json: string) => {
  const whole = registry(JSON.parse(json));
  const segment = new URL(path, 'http://localhost').searchParams.get('segment');
  return JSON.stringify(segment === null ? whole : registryPart(whole, segment, Object.keys(JSON.parse(json).areas)));
};

async function pass(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const original = await askSite(new URL(request.url ?? '/', site), request);
  response.writeHead(original.statusCode ?? 502, original.headers);
  original.pipe(response);
}

const packed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

const code = /<script(?! data-head)[^>]*>.*?<\/script>/gs;
const pageData = /(<script type="application\/json" id="page">)(.*?)(<\/script>)/s;

const withoutCode = (html: string) => html.replace(code, '');

/** The same document, whose page data name the monolith's script and the chunks that this page needs. */
function asMonolith(html: string, { files }: Monolith): string {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const chunkOf = ({ href }: LinkedFile) => {
    const [, area, name] = /areas\/(\w+)\/.*\/([\w-]+)\.\w+\.js$/.exec(href) ?? [];
    return scripts.find((file) => file.includes(area === 'shell' ? `${name}.` : `mf-${area}_${name}.`));
  };
  return html.replace(pageData, (_, start: string, json: string, end: string) => {
    const page: DocumentData = JSON.parse(json);
    const fileOf = (name: string) => ({ href: `/monolith/${name}`, integrity: files.get(name)?.integrity ?? '' });
    const chunksOf = (needed: readonly LinkedFile[]) => needed.map(chunkOf).filter((name) => name !== undefined);
    const chunks = chunksOf(page.scripts);
    const deferred = Object.entries(page.deferred ?? {}).map(
      ([key, part]) => [key, { ...part, scripts: chunksOf(part.scripts).map(fileOf) }] as const,
    );
    const later = Object.values(page.deferred ?? {}).flatMap((part) => chunksOf(part.scripts));
    const main = { name: 'main.js', integrity: fileOf('main.js').integrity };
    const changed: DocumentData = {
      ...page,
      registry: { ...page.registry, shell: { ...page.registry.shell, base: '/monolith/', main } },
      scripts: chunks.map(fileOf),
      deferred: Object.fromEntries(deferred),
      styles: [...chunks, ...later].map((name) => `shell:chunk-${name.replace(/\.js$/, '')}`),
    };
    return start + JSON.stringify(changed).replaceAll('<', '\\u003c') + end;
  });
}

/** A registry with so many areas: those of the site, and further ones with routes, release, address and hash of their own. */
function withAreas(registry: Registry, count: number): Registry {
  const [model] = Object.values(registry.areas);
  if (!model) return registry;
  const more = Array.from({ length: count - Object.keys(registry.areas).length }, (_, index) => {
    const name = `area-${index}`;
    const hash = createHash('sha384').update(name).digest();
    const release = hash.toString('hex').slice(0, 16);
    const entry = { name: `remoteEntry.${release.slice(0, 10)}.js`, integrity: `sha384-${hash.toString('base64')}` };
    const below = <Value>(of: Readonly<Record<string, Value>> = {}) =>
      Object.fromEntries(Object.entries(of).map(([pattern, value]) => [`/${name}${pattern}`, value]));
    const base = `/areas/${name}/${release}/browser/`;
    const pageFiles = below(model.pageFiles);
    return [name, { ...model, release, base, entry, routes: below(model.routes), pageFiles }];
  });
  return { ...registry, areas: { ...registry.areas, ...Object.fromEntries(more) } };
}
