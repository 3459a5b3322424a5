import { patternOf } from '@agile-languages/shared/paths';
import type { Candidate } from '../../activate/activate-options.ts';
import { type PageList, readPageList } from '../../store/page-list.ts';
import { releaseIn } from '../../store/registry.ts';
import { shellPage } from './pages-to-try.ts';
import { type ReleaseTexts, textsOf } from './release-texts.ts';

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
  const former = releaseIn(previous, name);
  if (!former) return { parts: 'all', hasSameStart: false };
  const [now, before] = await Promise.all([
    textsOf(store, name, releaseIn(registry, name)),
    textsOf(store, name, former),
  ]);
  if (now.isAmbiguous || before.isAmbiguous) return { parts: 'all', hasSameStart: false };
  const own = new Set(Object.values(now.parts).flat());
  const isShared = [...now.texts].some(([file, text]) => !own.has(file) && text !== before.texts.get(file));
  const textOf = ({ texts, parts }: ReleaseTexts, part: string) =>
    JSON.stringify(parts[part]?.map((file) => [file, texts.get(file)]));
  const changed = Object.keys(now.parts).filter((part) => textOf(now, part) !== textOf(before, part));
  const declared = ({ withoutHashes }: ReleaseTexts, of: Candidate['previous']) =>
    withoutHashes(JSON.stringify(of?.areas[name] ?? ''));
  return {
    parts: isShared ? 'all' : changed.map((part) => (part.startsWith('/') ? part : '/')),
    hasSameStart: now.start === before.start && declared(now, registry) === declared(before, previous),
  };
}
