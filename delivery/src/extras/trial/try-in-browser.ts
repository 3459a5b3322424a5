import type { AreaDescription } from '@agile-languages/shared/registry';
import type { Browser } from 'playwright-core';
import type { Candidate } from '../../activate/activate-options.ts';
import { type PageList, readPageList } from '../../store/page-list.ts';
import { releaseIn } from '../../store/registry.ts';
import { readDescription } from '../../store/release-description.ts';
import { withContact } from '../../store/team-of.ts';
import { linkedAddress, pagesToTry, shellPage } from './pages-to-try.ts';
import { planPages } from './pages-to-use.ts';
import { sentenceOf } from './refuse-faults.ts';
import type { VisitMemory } from './remembered-visits.ts';
import type { ServedWith } from './serve-candidate.ts';
import { expectNoFault, limits, tryVisits } from './try-visits.ts';

export interface Trial {
  tried: number;
  untried: number;
  same: number;
  used: number;
  usedOnPhone: number;
  /** Used, and compared with nothing. */
  alone: number;
  toUse: number;
  /** Not visited, because what they show is known. */
  remembered: number;
  /** Sentences of faults that there was no time to see twice. */
  unsure: readonly string[];
}

export interface TrialWishes {
  files?: readonly string[] | undefined;
  /** Default: of a changed area a page of each pattern, and others. */
  paths?: readonly string[] | undefined;
  /** In CSS pixels. */
  widths?: readonly number[] | undefined;
  /** In milliseconds. */
  longest?: number | undefined;
  uses?: boolean | undefined;
  /** A fault has to show in a second look as well. */
  looksTwice?: boolean | undefined;
  memory?: VisitMemory | undefined;
}

/** In CSS pixels. */
const phone = 390;

/** Neither faults of the revision before count, nor a page that was slow once. */
export async function tryInBrowser(
  browser: Browser,
  candidate: Candidate,
  {
    files = [],
    paths: wished,
    widths = [1440],
    longest = 240_000,
    uses = true,
    looksTwice = false,
    memory,
    ...served
  }: ServedWith & TrialWishes = {},
): Promise<Trial> {
  const { store, registry, names } = candidate;
  const folder = store.pages(registry.revision);
  const list = await readPageList(folder);
  if (!list) throw new Error(`The pages of revision ${registry.revision} are missing.`);
  const usual = wished ? [shellPage, ...wished] : await pagesToTry(registry, list, names, linkedAddress(folder, list));
  const paths = [...new Set([...pagesOf(list, files), ...usual])];
  const { used, same } = uses ? await planPages(candidate, list, paths) : { used: [], same: [] };
  const changed = paths.filter((path) => !same.includes(path));
  const opened = widths.flatMap((width) =>
    changed.filter((path) => width !== 1440 || !used.includes(path)).map((path) => ({ path, width, isUsed: false })),
  );
  const visits = [...opened, ...used.flatMap((path) => [1440, phone].map((width) => ({ path, width, isUsed: true })))];
  const look = () => tryVisits({ browser, candidate, limits, served, memory }, visits, performance.now() + longest);
  const released = await Promise.all(
    names.map(async (name) => {
      const read = readDescription<AreaDescription>(store, name, releaseIn(registry, name) ?? '');
      return withContact(name, await read.catch(() => undefined));
    }),
  );
  const { reports, unsure } = await expectNoFault(look, looksTwice, released);
  const tried = reports.filter(({ width }) => !uses || width !== phone).length;
  const usedAt = (at: number) => reports.filter(({ width, used: use }) => use && width === at).length;
  return {
    ...{ tried, untried: opened.length + used.length - tried, same: same.length },
    alone: reports.filter(({ width, used: use }) => width === 1440 && use?.isAlone).length,
    ...{ used: usedAt(1440), usedOnPhone: usedAt(phone), toUse: used.length, remembered: memory?.found() ?? 0 },
    unsure: unsure.map(sentenceOf),
  };
}

const pagesOf = ({ pages }: PageList, files: readonly string[]): string[] =>
  Object.keys(pages).filter((key) => !key.includes(':') && files.includes(pages[key]?.file ?? ''));
