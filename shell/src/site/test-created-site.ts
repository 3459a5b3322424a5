import { type AreaContents, definePage, type PageModule, type Params } from '@agile-languages/shared/contract';
import type { AreaRelease, DocumentData, Registry } from '@agile-languages/shared/registry';
import { testConfig } from '@agile-languages/shared/test';
import { afterEach, beforeEach, vi } from 'vitest';
import { runtime } from '../remotes/runtime.ts';
import { publicRoutes, testArea, testRegistry } from '../remotes/test-registry.ts';
import type { Navigation } from '../routes/navigation.ts';
import { createSite } from './create-site.ts';

export const testRelease = (release: string, ...patterns: string[]): AreaRelease =>
  testArea('test', { release, routes: publicRoutes(...patterns) });

export const slice = testRegistry({ catalog: testRelease('old', '/first', '/second') });

const testData: DocumentData = {
  config: testConfig,
  registry: slice,
  isFallback: false,
  requests: [],
  scripts: [],
  styles: [],
};

export const testModule: PageModule = {
  default: definePage({ head: () => ({ title: 'Test', description: 'Test.' }), Page: () => null }),
};
export const withPaths = (paths: () => Params[] | Promise<Params[]>) => async (): Promise<PageModule> => ({
  default: { ...testModule.default, paths },
});

const everyPage = new Proxy({}, { get: () => async () => testModule }) as AreaContents['routes'];

export function serveDocuments(html: string): void {
  class FakeRequest extends EventTarget {
    status = 200;
    responseXML = new DOMParser().parseFromString(html, 'text/html');
    open() {}
    abort() {}
    send = () => this.dispatchEvent(new Event('loadend'));
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

export const serve = (registry: Registry) => vi.mocked(fetch).mockImplementation(async () => Response.json(registry));

let stop = () => {};

export function testSite(address = '/first', data: Partial<DocumentData> = {}) {
  history.replaceState(null, '', address);
  const site = createSite({ ...testData, ...data });
  stop = () => site.navigation.stop();
  return site;
}

export const routeOf = ({ view: { page } }: Navigation) =>
  page.kind === 'page' ? `${page.route.area} ${page.route.pattern}` : page.kind;

export function siteForEachTest() {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn());
    vi.spyOn(runtime, 'loadRemote').mockResolvedValue({ area: { routes: everyPage, sections: {} } });
    serve(slice);
    serveDocuments('');
  });

  afterEach(() => {
    stop();
    stop = () => {};
    history.replaceState(null, '', '/');
  });
}
