import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patternOf } from '@agile-languages/shared/paths';
import type { AreaDescription } from '@agile-languages/shared/registry';
import type { Candidate } from '../../activate/activate-options.ts';
import { type PageList, readPageList } from '../../store/page-list.ts';
import { releaseIn } from '../../store/registry.ts';
import { readDescription } from '../../store/release-description.ts';
import { shellPage } from './pages-to-try.ts';
import { comparable, withoutHashes } from './texts-of-code.ts';

export interface PlannedPages {
  /** One of each pattern. */
  used: string[];
  /** They show no fault that the live pages do not show. */
  same: string[];
}

/** Used are those with new code. The entry of an area runs with each of its pages, so one is used in any case. */
export async function planPages(candidate: Candidate, list: PageList, paths: readonly string[]): Promise<PlannedPages> {
  const { registry, names } = candidate;
  const others = paths.filter((path) => path !== shellPage);
  if (names.includes('shell')) return { used: firstOfEach(registry, others), same: [] };
  const used = new Set<string>();
  let isSame = await hasSameData(candidate, list);
  for (const name of names) {
    const patterns = Object.keys(registry.areas[name]?.routes ?? {});
    const { parts, hasSameStart } = await changesOf(candidate, name);
    const own = others.filter((path) => patternOf(patterns, path));
    const other = own.filter((path) => parts === 'all' || parts.includes(patternOf(patterns, path) ?? ''));
    for (const path of other.length > 0 ? other : own.slice(0, 1)) used.add(path);
    if (parts === 'all' || parts.includes('/')) used.add('/');
    if (!hasSameStart) isSame = () => false;
  }
  return {
    used: firstOfEach(
      registry,
      others.filter((path) => used.has(path)),
    ),
    same: others.filter((path) => !used.has(path) && isSame(path)),
  };
}

function firstOfEach({ areas }: Candidate['registry'], paths: readonly string[]): string[] {
  const patterns = Object.values(areas).flatMap(({ routes }) => Object.keys(routes));
  const seen = new Set<string>();
  return paths.filter((path) => {
    const { size } = seen;
    return seen.add(patternOf(patterns, path) ?? path).size > size;
  });
}

async function hasSameData({ store, previous }: Candidate, { pages }: PageList): Promise<(path: string) => boolean> {
  const before = previous && (await readPageList(store.pages(previous.revision)));
  const shown = (list: PageList['pages'] | undefined, path: string) => {
    const { text, personal, listed, fingerprint } = list?.[path] ?? {};
    return fingerprint && JSON.stringify([text, personal, listed, fingerprint.configuration, fingerprint.data]);
  };
  return (path) => shown(pages, path) !== undefined && shown(pages, path) === shown(before?.pages, path);
}

interface Changes {
  /** `all` when something has changed that no page has alone. */
  parts: readonly string[] | 'all';
  /** Whether the entry, and what the area declares, are as before. */
  hasSameStart: boolean;
}

async function changesOf({ store, registry, previous }: Candidate, name: string): Promise<Changes> {
  const read = async (hash = '') => {
    const { chunks, entry } = await readDescription<AreaDescription>(store, name, hash);
    return { chunks, ...(await textsOf(store.release(name, hash), entry.name)) };
  };
  const former = releaseIn(previous, name);
  if (!former) return { parts: 'all', hasSameStart: false };
  const [now, before] = await Promise.all([read(releaseIn(registry, name)), read(former)]);
  const parts = [
    ...Object.entries(now.chunks.routes),
    ...Object.values(now.chunks.sections).map((chunk) => ['/', chunk] as const),
  ].flatMap(([pattern, { script, style }]) =>
    [script, style].flatMap((part) => (part ? [[keyOf(part.name), pattern] as const] : [])),
  );
  const changed = [...now.texts.keys()].filter((file) => now.texts.get(file) !== before.texts.get(file));
  const patterns = changed.map((file) => parts.flatMap(([part, pattern]) => (part === file ? [pattern] : [])));
  const declared = [registry, previous].map((of) => withoutHashes(JSON.stringify(of?.areas[name] ?? '')));
  return {
    parts: patterns.some(({ length }) => length === 0) ? 'all' : patterns.flat(),
    hasSameStart: now.start === before.start && declared[0] === declared[1],
  };
}

async function textsOf(folder: string, entry: string) {
  const texts = new Map<string, string>();
  let start = '';
  for (const side of ['browser', 'server'] as const) {
    const names = (await readdir(join(folder, side), { recursive: true })).sort();
    const files = names.filter((file) => /\.\w+$/.test(file) && !/\.(?:br|gz)$/.test(file));
    const read = await Promise.all(files.map((file) => readFile(join(folder, side, file), 'latin1')));
    const code = comparable(
      read.filter((_, index) => isCode(files[index])),
      side,
    );
    for (const [index, file] of files.entries()) {
      const text = (isCode(file) ? code.shift() : read[index]) ?? '';
      const part = keyOf(file);
      if (file === entry || file === 'index.mjs') start += withoutHashes(text);
      else texts.set(part, (texts.get(part) ?? '') + text);
    }
  }
  return { texts, start };
}

const isCode = (file = '') => /\.m?js$/.test(file);

/** Without folder, hash and kind. */
const keyOf = (file: string) => file.replace(/\.[0-9a-f]{6,}(?=\.\w+$)/, '').replace(/\.m?js$/, '.js');
