import type { Registry } from '@agile-languages/shared/registry';

export interface SitePage {
  path: string;
  pattern: string;
  area: string;
  isPrerendered: boolean;
  /** A broken page has no address then. */
  isNamedByPage: boolean;
}

/** Personal pages show more with these ids. */
const samples: Readonly<Record<string, string>> = {
  '/login/:id': '/login/500017',
  '/ask/:id': '/ask/500017',
  '/register/:id': '/register/500017',
  '/auth/:id': '/auth/demo-activation-key',
};

/** Every address of a pattern that names its own, else one. */
export function pagesOf({ areas }: Pick<Registry, 'areas'>, sitemap: readonly string[]): SitePage[] {
  const home = { path: '/', pattern: '/', area: 'shell', isPrerendered: true, isNamedByPage: false };
  const pages = Object.entries(areas).flatMap(([area, { routes }]) =>
    Object.entries(routes).flatMap(([pattern, { rendering, openEnded }]): SitePage[] => {
      const hasParams = pattern.includes(':');
      const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
      const listed = hasParams
        ? sitemap.filter((path) => shape.test(path)).slice(0, openEnded ? 1 : undefined)
        : [pattern];
      const isPrerendered = rendering === 'public' && listed.length > 0;
      const paths = listed.length > 0 ? listed : [samples[pattern] ?? pattern.replaceAll(/:\w+/g, 'test')];
      const isNamedByPage = hasParams && isPrerendered && !openEnded;
      return paths.map((path) => ({ path, pattern, area, isPrerendered, isNamedByPage }));
    }),
  );
  return [home, ...pages];
}

export async function loadPages(site: string): Promise<SitePage[]> {
  const [registry, sitemap] = await Promise.all(
    ['/registry.json', '/sitemap.xml'].map(async (path) => (await fetch(site + path)).text()),
  );
  const addresses = [...(sitemap ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  return pagesOf(
    JSON.parse(registry ?? ''),
    addresses.map((address) => address.slice(site.length)),
  );
}
