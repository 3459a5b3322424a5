import { type AreaContents, contractVersion, definePage, type PageModule } from '@agile-languages/shared/contract';
import type { AreaRelease, DocumentData, Registry } from '@agile-languages/shared/registry';
import { testConfig } from '@agile-languages/shared/test';
import { afterEach, beforeEach, vi } from 'vitest';
import { runtime } from '../remotes/runtime.ts';
import type { Navigation } from '../routes/navigation.ts';
import { createSite } from './create-site.ts';

export const testIntegrity = `sha384-${'A'.repeat(64)}`;

export const testArea = (release: string, ...patterns: string[]): AreaRelease => ({
  release,
  contract: contractVersion,
  base: `/areas/test/${release}/browser/`,
  entry: { name: 'remoteEntry.js', integrity: testIntegrity },
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, { rendering: 'public' }])),
});

export const testRegistry = (areas: Registry['areas'], revision = 1, shell = 'test'): Registry => ({
  schema: 1,
  revision,
  origins: [],
  shell: { release: shell, base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: testIntegrity } },
  areas,
});

export const slice = testRegistry({ catalog: testArea('old', '/first', '/second') });

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
