import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contractVersion } from '@agile-languages/shared/contract';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { AreaChunk, AreaDescription, Registry, ShellDescription } from '@agile-languages/shared/registry';
import { onTestFinished } from 'vitest';
import type { ActivateOptions } from '../activate/activate-options.ts';
import { activateReleases } from '../activate/activate-releases.ts';
import { integrityOf, sealRelease, type Unsealed } from '../release/seal-release.ts';
import { precompress } from '../store/compress.ts';
import { readRegistry } from '../store/registry.ts';
import { type Store, storeIn } from '../store/store.ts';

export const testIntegrity = `sha384-${'A'.repeat(64)}`;

export const testConfig: SiteConfig = {
  brand: 'Test Brand',
  email: 'info@brand.test',
  origin: 'http://site.test',
  apiBase: '/api',
  fileBase: '/files',
  loginUrl: 'http://app.test/login',
  frameworkUrl: 'http://framework.test/',
  appRedirectUrl: 'http://app.test/redirect',
  mail: {
    origin: 'http://mail.test',
    publicKey: 'test-key',
    serviceId: 'test-service',
    templateIds: { modal: 'test-modal', home: 'test-home' },
  },
  handbookUrl: 'http://files.test/handbook.html',
  termsUrl: 'http://files.test/terms.html',
  demo: true,
};

export const testApiWith =
  (question?: string): typeof fetch =>
  async () =>
    new Response(JSON.stringify(question ? { tbl: [{ r: [{ question }] }] } : {}));

const testApi = testApiWith();

export const silentApi: typeof fetch = async () => {
  throw new Error('test: connection refused');
};

export async function testStore(): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return storeIn(directory);
}

export interface TestChanges {
  files?: Readonly<Record<string, string>>;
  description?: object;
}

export const testHash = (name: string, version: string, changes: TestChanges = {}): string =>
  testDescription(name, version, changes).release;

/**
 * An area has `/<name>`, `/<name>/:id` with the ids 1 and `a b`, and the personal `/<name>-mine/:id`; its public pages
 * load the first question of the FAQ.
 */
export async function testRelease(
  store: Store,
  name: string,
  version: string,
  changes: TestChanges = {},
): Promise<string> {
  const description = testDescription(name, version, changes);
  const directory = store.release(name, description.release);
  for (const [path, text] of Object.entries(testFiles(name, version, changes))) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  await writeFile(join(directory, 'release.json'), JSON.stringify(description));
  await precompress(join(directory, 'browser'));
  return description.release;
}

const classOf = (name: string) => (name === 'shell' ? 'sect' : `test_${name}`);

const testFiles = (name: string, version: string, { files }: TestChanges): Record<string, string> => ({
  'browser/main.css': `.${classOf(name)} { background: url(fonts/${encodeURIComponent(version)}.woff2) }`,
  'browser/main.js': `console.info('${name} ${version}', ${'1 + '.repeat(200)} 1);`,
  'server/index.mjs': name === 'shell' ? shellBundle : areaBundle(name),
  ...files,
});

function testDescription(name: string, version: string, changes: TestChanges): AreaDescription | ShellDescription {
  const files = Object.entries(testFiles(name, version, changes)).map(([path, text]) => [path, integrityOf(text)]);
  const integrity = Object.fromEntries(files);
  const script = { name: 'main.js', integrity: integrity['browser/main.js'] };
  const style = { name: 'main.css', integrity: integrity['browser/main.css'] };
  const chunk = { chunk: 'main', script, style };
  const described = name === 'shell' ? describeShell(chunk) : describeArea(name, chunk);
  return sealRelease<AreaDescription | ShellDescription>(
    name,
    { ...described, ...changes.description },
    Object.fromEntries(files.toSorted()),
  );
}

type TestReleases = Record<'shell' | 'catalog' | 'assessment' | 'experts' | 'enrolment', string>;

export async function testReleases(store: Store, version = 'first'): Promise<TestReleases> {
  const write = (name: string) => testRelease(store, name, version);
  return {
    shell: await write('shell'),
    catalog: await write('catalog'),
    assessment: await write('assessment'),
    experts: await write('experts'),
    enrolment: await write('enrolment'),
  };
}

export const testRegistry = (revision: number): Registry => ({
  schema: 1,
  revision,
  origins: [],
  shell: { release: 'test', base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: testIntegrity } },
  areas: {},
});

/** Nothing named: the live releases again, with the data and configuration of now. */
export const activate = (
  store: Store,
  releases: ActivateOptions['releases'] = {},
  options: Partial<ActivateOptions> = {},
) =>
  activateReleases({
    store,
    config: testConfig,
    releases,
    note: { kind: 'release', why: 'test' },
    api: testApi,
    ...options,
  });

export const liveCatalog = async (store: Store) => (await readRegistry(store))?.areas.catalog?.release;

export async function liveTestStore(config = testConfig): Promise<{ store: Store; hashes: TestReleases }> {
  const { directory, hashes } = await firstLive(JSON.stringify(config));
  return { store: await copyOf({ directory }), hashes };
}

export async function copyOf({ directory }: Pick<Store, 'directory'>): Promise<Store> {
  const copy = await testStore();
  await cp(directory, copy.directory, { recursive: true, verbatimSymlinks: true });
  return copy;
}

const madeLive = new Map<string, Promise<{ directory: string; hashes: TestReleases }>>();

function firstLive(config: string) {
  const made = madeLive.get(config) ?? makeFirstLive(JSON.parse(config));
  madeLive.set(config, made);
  return made;
}

async function makeFirstLive(config: SiteConfig) {
  const directory = await mkdtemp(join(tmpdir(), 'live-store-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const store = storeIn(directory);
  const hashes = await testReleases(store);
  await activate(store, hashes, { config });
  return { directory, hashes };
}

type TestChunk = Required<AreaChunk>;

export const testProvides = {
  react: { version: '19.3.1', names: ['memo', 'useState'] },
  '@agile-languages/shared/router': { version: '2.0.0', names: ['Link', 'useLocation'] },
};

const describeShell = (chunk: TestChunk): Unsealed<ShellDescription> => ({
  build: 'shell-test',
  main: chunk.script,
  style: chunk.style,
  fonts: ['fonts/test.woff2'],
  chunks: { routes: { '/': chunk }, sections: {} },
  homeSections: [
    { area: 'catalog', name: 'test' },
    { area: 'experts', name: 'test' },
  ],
  slots: ['test-start', 'test-end'],
  provides: testProvides,
});

const describeArea = (name: string, chunk: TestChunk): Unsealed<AreaDescription> => ({
  contract: contractVersion,
  build: `${name}-test`,
  entry: chunk.script,
  routes: {
    [`/${name}`]: { rendering: 'public' },
    [`/${name}/:id`]: { rendering: 'public' },
    [`/${name}-mine/:id`]: { rendering: 'personal', placeholder: 'Mine' },
  },
  chunks: { routes: { [`/${name}`]: chunk }, sections: { test: chunk } },
  needs: {
    react: { range: '^19.3.1', names: ['useState'] },
    '@agile-languages/shared/router': { range: '^2.0.0', names: ['Link'] },
  },
});

const areaBundle = (name: string) => `
const load = { question: async (api) => (await api.getFaqList()).rows[0] };
const paths = () => [{ id: '1' }, { id: 'a b' }];
const page = async () => ({
  default: { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, paths, load },
});
export const area = { routes: { '/${name}': page, '/${name}/:id': page, '/${name}-mine/:id': page }, sections: {} };
`;

export const shellBundle = `
const inlineScript = 'start()';
const homeSections = [{ area: 'catalog', name: 'test' }, { area: 'experts', name: 'test' }];
const slots = ['test-start', 'test-end'];
async function renderPage({ target, path, registry, config, readStyle, initialData, answers, contents }) {
  if (target.kind === 'area') (await contents[target.area].routes[target.pattern]()).default.Page({ initialData });
  const sections = target.kind === 'home' ? homeSections : [];
  for (const { area, name } of sections) (await contents[area]?.sections[name]?.())?.default.Section?.({ initialData });
  const area = target.area ?? 'shell';
  const css = await readStyle(area, 'main.css');
  const release = area === 'shell' ? registry.shell.release : registry.areas[area].release;
  if (config.brand === 'Broken') throw new Error(path + ' does not render');
  const revision = config.brand === 'Still' ? '' : 'revision ' + registry.revision;
  const extra = config.brand === 'Styled' ? '<p style="color:red"></p>' : '';
  const isOne = !target.isFallback && !['/404'].includes(path);
  const canonical = isOne ? '<link rel="canonical" href="' + config.origin + path + '">' : '<meta name="robots" content="noindex">';
  return {
    html: '<!doctype html><html lang="en"><head>' + canonical + '<style>' + css + '</style><script type="application/json" id="page">' + JSON.stringify({ initialData, answers }).replaceAll('<', '\\\\u003c') + '</script></head><body>' + extra + [target.kind, path, release, revision, config.brand, JSON.stringify(initialData).replaceAll('<', '&lt;')].join(' | ') + '</body></html>',
  };
}
export const shell = { contract: ${contractVersion}, inlineScript, homeSections, slots, pages: {}, renderPage };
`;
