import { apiPaths } from '@agile-languages/api/paths';
import { oembedPath } from '@agile-languages/shared/embed/spec';
import { patternOf } from '@agile-languages/shared/paths';
import { type Registry, registryPath, searchPath } from '@agile-languages/shared/registry';
import { releasesPath } from '../receive/release-request.ts';
import { anywhere, embedCaching } from '../serve/embed-files.ts';
import { commonHeaders, elementPolicy, pagePolicy } from '../serve/headers.ts';
import { elsewhereHeaders } from '../serve/release-files.ts';
import type { SiteHeaders } from '../serve/site-headers.ts';
import type { ListedPage, PageList } from '../store/page-list.ts';
import { documentPath } from './document-path.ts';
import type { ExportRules, Headers, PageRule } from './export-rules.ts';

interface RulesOptions {
  registry: Registry;
  list: PageList;
  site: SiteHeaders;
  /** Origin of the process that answers what is no file. Default: none does. */
  api?: string | undefined;
}

/** Beside the documents of the pages, so that no address of a page leads to it. */
export const errorDocument = '/404.html';

const forEver = 'public, max-age=31536000, immutable';
const askedAgain = { 'cache-control': 'no-cache' };
const varying = { vary: 'accept-encoding' };

/** The rules for the pages of a revision, without their folder. They grow with the routes of the areas, not with the pages. */
export function rulesOf({ registry, list, site, api }: RulesOptions): Omit<ExportRules, 'root'> {
  const embedder: Headers = site.embedderPolicy ? { 'cross-origin-embedder-policy': site.embedderPolicy } : {};
  const preview = { ...varying, ...askedAgain, ...embedder };
  const headersOf = headersOfPages({ registry, list, site });
  const unknown = list.pages['/404'];
  return {
    schema: 1,
    revision: registry.revision,
    ...(api && {
      passOn: {
        to: api,
        paths: [...new Set([...apiPaths, '/desk', '/preview', '/reports', releasesPath, oembedPath])],
        parameters: ['partner', 'draft'],
      },
    }),
    headers: {
      ...commonHeaders,
      ...(site.strictTransport && { 'strict-transport-security': site.strictTransport }),
    },
    types,
    again: { path: '^((?:/areas/[^/]+/[^/]+/browser|/embed/[^/]+)/)again\\d+/([^?]+)$', to: '$1$2' },
    files: [
      {
        path: '^/areas/',
        headers: { ...varying, 'cache-control': forEver, ...(registry.origins.length > 0 && elsewhereHeaders) },
      },
      { path: '^/pictures/', headers: { 'cache-control': forEver, 'cross-origin-resource-policy': 'cross-origin' } },
      { path: '^/embed/versions\\.json$', headers: { ...anywhere, 'cache-control': embedCaching } },
      { path: '^/embed/v1/', headers: { ...varying, ...anywhere, 'cache-control': embedCaching } },
      { path: '^/embed/\\d', headers: { ...varying, ...anywhere, 'cache-control': forEver } },
      {
        path: '^/embed/preview/[\\w-]*strict\\.html$',
        headers: { ...preview, 'content-security-policy': elementPolicy(true, site.origins, "'self'") },
      },
      {
        path: '^/embed/preview/[\\w-]+\\.html$',
        headers: { ...preview, 'content-security-policy': elementPolicy(false, site.origins, "'self'") },
      },
      { path: '^/embed/preview/', headers: preview },
      {
        path: '^/embed/frame/[\\w-]+\\.html$',
        headers: { ...preview, ...anywhere, 'content-security-policy': elementPolicy(true, site.origins, '*') },
      },
      { path: '^/embed/frame/', headers: { ...varying, ...askedAgain, ...anywhere } },
      { path: siteFile, headers: { ...varying, ...askedAgain } },
    ],
    fileFolders: ['/areas/', '/pictures/', '/embed/'],
    pages: pageRules(registry, list, headersOf),
    missingFile: { headers: { 'cache-control': 'no-store' }, type: 'text/plain', text: 'There is nothing here.' },
    missingPage: { headers: unknown ? headersOf([unknown]) : {}, file: errorDocument },
  };
}

/** Files of a revision that are no documents. */
export const siteFiles: readonly string[] = ['/sitemap.xml', '/robots.txt', registryPath, searchPath];

const siteFile = `^(?:${siteFiles.join('|').replaceAll('.', '\\.')}|/sitemap-[1-9][0-9]*\\.xml)$`;

const types: ExportRules['types'] = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  ts: 'video/mp2t',
};

/** Headers of pages that are sent with the same ones. */
const headersOfPages =
  ({ registry, list, site }: RulesOptions) =>
  (pages: readonly ListedPage[]): Headers => {
    const origins = [...registry.origins, ...site.origins];
    const styles = [...new Set(pages.map(({ style }) => style))];
    const policy = pagePolicy(list.script, styles, origins, site.frames, site.callOnly);
    const reporting = site.reportUri ? `; report-uri ${site.reportUri}` : '';
    return {
      ...varying,
      'content-security-policy': policy + reporting,
      'cache-control': pages.some(({ personal }) => personal) ? 'no-store' : 'no-cache',
      ...(site.embedderPolicy &&
        registry.origins.length === 0 && { 'cross-origin-embedder-policy': site.embedderPolicy }),
    };
  };

function pageRules(
  registry: Registry,
  { pages }: PageList,
  headersOf: (pages: readonly ListedPage[]) => Headers,
): PageRule[] {
  const routes = Object.values(registry.areas).flatMap((area) => Object.keys(area.routes));
  const groups = Map.groupBy(
    Object.keys(pages).filter((key) => key !== '/404'),
    (key) => (key.includes(':') ? key : (patternOf(routes, key) ?? key)),
  );
  const patterns = [...groups.keys()].toSorted((a, b) => placeOf(routes, a) - placeOf(routes, b));
  return patterns.map((pattern) => {
    const fallback = pattern.includes(':') ? pages[pattern] : undefined;
    return {
      path: `^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`,
      headers: headersOf((groups.get(pattern) ?? []).flatMap((key) => pages[key] ?? [])),
      ...(fallback && { fallback: documentPath(fallback.file) }),
    };
  });
}

/** Patterns without parameters go before the others, which count in the order of their areas. */
const placeOf = (routes: readonly string[], pattern: string) => (pattern.includes(':') ? routes.indexOf(pattern) : -1);
