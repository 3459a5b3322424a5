import {
  type AreaContents,
  contractVersion,
  definePage,
  defineSection,
  type PageModule,
  type RouteDeclaration,
} from '@agile-languages/shared/contract';
import type {
  AreaChunk,
  AreaDescription,
  DocumentData,
  PrerenderRequest,
  ShellDescription,
} from '@agile-languages/shared/registry';
import { testConfig } from '@agile-languages/shared/test';
import { pages } from '../pages.ts';

export const testIntegrity = `sha384-${'A'.repeat(64)}`;
const testFile = (name: string) => ({ name, integrity: testIntegrity });
const testChunk = (chunk: string): AreaChunk => ({
  chunk,
  script: testFile(`${chunk}.js`),
  style: testFile(`${chunk}.css`),
});

const testArea = (
  name: string,
  routes: Record<string, RouteDeclaration>,
  chunks: AreaDescription['chunks'],
): AreaDescription => ({
  release: `${name}-release`,
  contract: contractVersion,
  build: `${name}-build`,
  base: `/areas/${name}/test/browser/`,
  entry: testFile('remoteEntry.js'),
  routes,
  chunks,
});

const testCourses: PageModule = {
  default: definePage({
    paths: () => [{ id: '1' }],
    head: ({ params }) => ({ title: `Course ${params.id} title`, description: 'Test description.' }),
    Page: ({ params }) => (
      <>
        <h1>{`Course ${params.id}`}</h1>
        <p>Test text of the course.</p>
      </>
    ),
  }),
};

export const testHead = () => ({ title: 'Expert', description: 'Test description.' });
const testExpert: PageModule = { default: definePage({ head: testHead, Page: () => <h1>Test expert</h1> }) };

export const contents: Record<string, AreaContents> = {
  catalog: {
    routes: { '/languages/:id': async () => testCourses },
    sections: {
      languages: async () => ({ default: defineSection({ Section: () => <h2>Test section of languages</h2> }) }),
    },
  },
  experts: {
    routes: { '/expert/:id': async () => testExpert },
    sections: {
      partners: async () => ({ default: defineSection({ Section: () => <h2>Test section of partners</h2> }) }),
    },
  },
};

const areas: Record<string, AreaDescription> = {
  catalog: testArea(
    'catalog',
    { '/languages/:id': { rendering: 'public' } },
    { routes: { '/languages/:id': testChunk('courses') }, sections: { languages: testChunk('languages') } },
  ),
  experts: testArea(
    'experts',
    {
      '/expert/:id': {
        rendering: 'personal',
        placeholder: 'Expert',
        firstRequests: [
          {
            call: 'calle/GetProfileList',
            kv: { fkUserId: { param: 'id' }, limit: 1, startLimit: { offset: 'limit' }, name: { query: 'name' } },
          },
          { call: 'calle/GetFaqList' },
        ],
      },
    },
    { routes: { '/expert/:id': testChunk('expert') }, sections: { partners: testChunk('partners') } },
  ),
};

const shell: ShellDescription = {
  release: 'shell-release',
  build: 'shell-build',
  base: '/areas/shell/test/browser/',
  main: testFile('main.js'),
  style: testFile('main.css'),
  federation: testFile('federation.js'),
  fonts: [],
  chunks: { routes: { '/': testChunk('home') }, sections: {} },
};

const testRequest = (target: PrerenderRequest['target'], path: string): PrerenderRequest => ({
  target,
  path,
  config: testConfig,
  registry: {
    schema: 1,
    revision: 3,
    origins: [],
    shell: { release: shell.release, base: shell.base, main: shell.main },
    areas: Object.fromEntries(
      Object.entries(areas).map(([name, { release, contract, base, entry, routes }]) => [
        name,
        { release, contract, base, entry, routes },
      ]),
    ),
  },
  areas,
  shell,
  contents: { ...contents, shell: pages },
  shellCss: '/* shell */',
  readStyle: async (area, name) => `/* ${area} ${name} */`,
  fonts: ['/areas/shell/test/browser/fonts/a.woff2'],
});

export const course = testRequest(
  { kind: 'area', area: 'catalog', pattern: '/languages/:id', params: { id: '1' }, isFallback: false },
  '/languages/1',
);
export const fallback = testRequest(
  { kind: 'area', area: 'experts', pattern: '/expert/:id', params: { id: '0' }, isFallback: true },
  '/expert/0',
);
export const home = testRequest({ kind: 'home' }, '/');
export const unknown = testRequest({ kind: 'unknown' }, '/404');

export const dataOf = (html: string): DocumentData =>
  JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '');
export const headingsOf = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text);
