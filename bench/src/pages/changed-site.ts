import { createHash } from 'node:crypto';
import type { DocumentData, LinkedFile, Registry } from '@agile-languages/shared/registry';
import type { Monolith } from './monolith.ts';

const code = /<script(?! data-head)[^>]*>.*?<\/script>/gs;
const pageData = /(<script type="application\/json" id="page">)(.*?)(<\/script>)/s;

export const withoutCode = (html: string) => html.replace(code, '');

export function asMonolith(html: string, { files }: Monolith): string {
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

export function withAreas(registry: Registry, count: number): Registry {
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
