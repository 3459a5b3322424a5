import { createHash } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ApiClient } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type {
  AreaDescription,
  ComposedData,
  PagePart,
  PageTarget,
  Registry,
  ShellDescription,
} from '@agile-languages/shared/registry';
import { makePictures } from '../pictures/pictures.ts';
import type { Store } from '../places.ts';
import { precompressFile } from '../release/precompress.ts';
import { readDescription } from '../release/read-description.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { type Asking, dataOf } from './page-data.ts';
import { type ComposedPage, type PageList, pageListFile, readPageList } from './page-list.ts';
import { loadContents, loadShellBundle, type RenderedPage } from './shell-bundle.ts';
import { type Target, targetsOf } from './targets.ts';
import { textOf } from './text-of.ts';

export interface Composed {
  composed: number;
  /** Pages taken over as they are. */
  kept: number;
  /** Why the API gave no answer, so that pages were composed without its data. */
  failure?: unknown;
}

export interface ComposeOptions {
  store: Store;
  registry: Registry;
  config: SiteConfig;
  /** The registry before, whose pages may be taken over. */
  previous: Registry | undefined;
  api: ApiClient;
  /** Whether releases and configuration are those of `previous`, so that only the data can have changed. */
  unchanged: boolean;
}

/**
 * Writes every page of a registry below its revision. Pages whose releases, configuration and data are those of the
 * previous revision are taken over as they are.
 *
 * @returns how many pages were composed and how many taken over; `undefined` when there was nothing to compose
 */
export async function compose({
  store,
  registry,
  config: settings,
  previous,
  api,
  unchanged,
}: ComposeOptions): Promise<Composed | undefined> {
  const release = (name: string, hash: string) => store.release(name, hash);
  const shellDirectory = release('shell', registry.shell.release);
  const shell = await readDescription<ShellDescription>(store, 'shell', registry.shell.release);
  const bundle = await loadShellBundle(shellDirectory);
  const names = Object.keys(registry.areas);
  const directories = new Map(names.map((name) => [name, release(name, registry.areas[name]?.release ?? '')]));
  const areas = await byName(names, (name) =>
    readDescription<AreaDescription>(store, name, registry.areas[name]?.release ?? ''),
  );
  const contents = await byName(names, (name) => loadContents(directories.get(name) ?? ''));

  const styleOf = async (directory: string, base: string, name: string) =>
    (await readFile(join(directory, 'browser', name), 'utf8')).replaceAll(
      /url\((?!["']?(?:data:|\/|https?:|#))/g,
      `url(${base}`,
    );
  const shellCss = await styleOf(shellDirectory, shell.base, shell.style.name);
  const drawings = await bundle.previewPictures?.(settings.brand);
  const pictures = drawings && makePictures(store, drawings, shellCss);
  const config = { ...settings, pictures: pictures?.base };
  const common = {
    config,
    registry,
    areas,
    shell,
    contents,
    shellCss,
    readStyle: (area: string, name: string) =>
      area === 'shell'
        ? styleOf(shellDirectory, shell.base, name)
        : styleOf(directories.get(area) ?? '', areas[area]?.base ?? '', name),
    fonts: shell.fonts.map((font) => shell.base + font),
  };

  const target = store.pages(registry.revision);
  const source = previous && store.pages(previous.revision);
  const before = source ? await readPageList(source) : undefined;
  const asking: Asking = { api };
  const plan: PlannedPage[] = [];
  await inTurn(await targetsOf(registry, contents, asking), async (page) => {
    const parts = partsOf(page.target, bundle.homeSections);
    const data = await dataOf(page.target, parts, contents, asking).catch((cause) => {
      throw new Error(`${page.key} cannot read its data, so nothing has changed.`, { cause });
    });
    plan.push({ ...page, data, fingerprint: fingerprintOf(page, parts, data, registry, config) });
  });
  if (unchanged && (asking.failure || isSame(plan, before))) return undefined;

  await rm(target, { recursive: true, force: true });
  const list: PageList = { script: sha256(bundle.inlineScript), pages: {} };
  let kept = 0;

  await inTurn(plan, async (page) => {
    const old = before?.pages[page.key];
    if (source && old?.fingerprint === page.fingerprint && (await takeOver(source, target, old))) {
      list.pages[page.key] = old;
      kept += 1;
      return;
    }
    const rendered = await bundle
      .renderPage({ ...common, target: page.target, path: page.path, data: page.data })
      .catch((cause) => {
        throw new Error(`${page.key} does not render, so nothing has changed.`, { cause });
      });
    if (/<[^>]+\sstyle="/.test(rendered.html.slice(rendered.html.indexOf('<body'))))
      throw new Error(`${page.key} has a style attribute.`);
    list.pages[page.key] = await write(target, page, rendered, old);
  });

  await writeCrawlerFiles(target, list, config.origin);
  await pictures?.ready;
  await writeFile(join(target, pageListFile), JSON.stringify(list));
  await writeFile(join(target, 'registry.json'), JSON.stringify(registry));
  await precompressFile(join(target, 'registry.json'));
  return { composed: Object.keys(list.pages).length - kept, kept, failure: asking.failure };
}

interface PlannedPage extends Target {
  data: ComposedData;
  fingerprint: string;
}

const isSame = (plan: readonly PlannedPage[], before: PageList | undefined): boolean =>
  plan.length === Object.keys(before?.pages ?? {}).length &&
  plan.every(({ key, fingerprint }) => before?.pages[key]?.fingerprint === fingerprint);

function partsOf(target: PageTarget, homeSections: readonly Pick<PagePart, 'area' | 'name'>[]): PagePart[] {
  if (target.kind === 'home') return homeSections.map(({ area, name }) => ({ kind: 'sections', area, name }));
  return target.kind === 'area' ? [{ kind: 'routes', area: target.area, name: target.pattern }] : [];
}

async function byName<Value>(names: string[], read: (name: string) => Promise<Value>): Promise<Record<string, Value>> {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
}

/** React renders in one thread; a few pages at a time keep the compressor busy meanwhile. */
async function inTurn<Page>(targets: readonly Page[], work: (target: Page) => Promise<void>): Promise<void> {
  const queue = [...targets];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

function fingerprintOf(
  { key }: Target,
  parts: readonly PagePart[],
  data: ComposedData,
  registry: Registry,
  config: SiteConfig,
): string {
  const used = [...new Set(parts.map(({ area }) => area))];
  const releases = used.map((name) => `${name} ${registry.areas[name]?.release}`);
  return sha256(JSON.stringify([key, registry.shell.release, releases, registry.origins, config, data]));
}

async function takeOver(source: string, target: string, page: ComposedPage): Promise<boolean> {
  const files = ['', '.br', '.gz'].map((end) => page.file + end);
  await mkdir(dirname(join(target, page.file)), { recursive: true });
  try {
    for (const file of files) await link(join(source, file), join(target, file));
    return true;
  } catch {
    // A link that was made is the old file itself, and must not be written over.
    for (const file of files) await rm(join(target, file), { force: true });
    return false;
  }
}

async function write(
  directory: string,
  { key, personal, fingerprint }: PlannedPage,
  { html, css, canonical }: RenderedPage,
  old: ComposedPage | undefined,
): Promise<ComposedPage> {
  const name = key === '/' ? 'index.html' : `${key.slice(1).replaceAll(':', '_')}/index.html`;
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
  await precompressFile(file, 10);
  const text = sha256(textOf(html));
  const changed = old?.text === text ? old.changed : new Date().toISOString();
  return { file: name, style: sha256(css), personal, listed: canonical === key, text, changed, fingerprint };
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
