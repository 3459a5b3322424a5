import type { Browser } from 'playwright-core';
import type { Candidate } from '../../activate/activate-options.ts';
import { type PageList, readPageList } from '../../store/page-list.ts';
import { type Fault, faultsOf, isOfBusyMachine, ownFaults, refusalOfFaults, seenTwice } from './faults.ts';
import { openPages, type PagesToOpen, type PageVisit, type SeenStates } from './open-pages.ts';
import type { PageReport } from './page-report.ts';
import { linkedAddress, pagesToTry, shellPage } from './pages-to-try.ts';
import { planPages } from './pages-to-use.ts';
import type { VisitMemory } from './remembered-visits.ts';
import type { ServedWith } from './serve-candidate.ts';

export interface Trial {
  tried: number;
  untried: number;
  same: number;
  used: number;
  usedOnPhone: number;
  toUse: number;
  /** Not visited, because what they show is known. */
  remembered: number;
}

export interface TrialWishes {
  files?: readonly string[] | undefined;
  /** In CSS pixels. */
  widths?: readonly number[] | undefined;
  /** In milliseconds. */
  longest?: number | undefined;
  uses?: boolean | undefined;
  memory?: VisitMemory | undefined;
}

/** In milliseconds. */
const limits = { hydrated: 10_000, silence: 5000, watched: 1100, used: 60_000 };

/** For a page that was slow, and is opened alone. */
const patient = { ...limits, hydrated: 40_000, silence: 10_000 };

/** In CSS pixels. */
const phone = 390;

/** Neither faults of the revision before count, nor a page that was slow once. */
export async function tryInBrowser(
  browser: Browser,
  candidate: Candidate,
  { files = [], widths = [1440], longest = 240_000, uses = true, memory, ...served }: ServedWith & TrialWishes = {},
): Promise<Trial> {
  const { store, registry, names } = candidate;
  const folder = store.pages(registry.revision);
  const list = await readPageList(folder);
  if (!list) throw new Error(`The pages of revision ${registry.revision} are missing.`);
  const usual = await pagesToTry(registry, list, names, linkedAddress(folder, list));
  const paths = [...new Set([...pagesOf(list, files), ...usual])];
  const { used, same } = uses ? await planPages(candidate, list, paths) : { used: [], same: [] };
  const changed = paths.filter((path) => !same.includes(path));
  const opened = widths.flatMap((width) =>
    changed.filter((path) => width !== 1440 || !used.includes(path)).map((path) => ({ path, width, isUsed: false })),
  );
  const visits = [...opened, ...used.flatMap((path) => [1440, phone].map((width) => ({ path, width, isUsed: true })))];
  const end = performance.now() + longest;
  const { reports, faults } = await tryVisits({ browser, candidate, limits, served, memory }, visits, end);
  if (faults.length > 0) throw refusalOfFaults(faults);
  const tried = reports.filter(({ width }) => !uses || width !== phone).length;
  const usedAt = (at: number) => reports.filter(({ width, used: use }) => use && width === at).length;
  return {
    ...{ tried, untried: opened.length + used.length - tried, same: same.length },
    ...{ used: usedAt(1440), usedOnPhone: usedAt(phone), toUse: used.length, remembered: memory?.found() ?? 0 },
  };
}

const pagesOf = ({ pages }: PageList, files: readonly string[]): string[] =>
  Object.keys(pages).filter((key) => !key.includes(':') && files.includes(pages[key]?.file ?? ''));

/** Half of the time that is left is for the pages, a fifth for slow ones again, a fifth for a second look at faults. */
export async function tryVisits(
  { memory, ...options }: Omit<PagesToOpen, 'revision' | 'visits' | 'end' | 'seen'>,
  visits: readonly PageVisit[],
  end: number,
  open = openPages,
): Promise<{ reports: readonly PageReport[]; faults: Fault[] }> {
  const { registry, previous } = options.candidate;
  const left = end - performance.now();
  const areas = Object.keys(registry.areas);
  const seen: SeenStates = new Map();
  const ofCandidate = { ...options, revision: registry.revision, seen };
  const first = await open({ ...ofCandidate, visits, end: end - left * 0.5, memory });
  const slow = slowPages(first);
  const calm = await open({
    ...ofCandidate,
    ...{ limits: patient, end: end - left * 0.3, isAlone: true },
    visits: visits.filter(({ path }) => slow.includes(path)),
  });
  const reports = withBetter(first, calm);
  const faults = faultsOf(reports, areas);
  if (faults.length === 0) return { reports, faults };
  // It is compared with another visit.
  await memory?.forgetFound();
  const faulty = [shellPage, ...faults.flatMap(({ paths }) => paths)];
  const doubted = faults.flatMap(({ isOfUse, paths }) => (isOfUse ? paths : []));
  const isDoubted = ({ path, isUsed }: PageVisit) => isUsed && doubted.includes(path);
  const lastCompared = end - left * 0.1;
  const [again, live] = await Promise.all([
    open({ ...ofCandidate, end: lastCompared, visits: visits.filter(isDoubted) }),
    previous
      ? open({
          ...options,
          ...{ revision: previous.revision, seen: new Map(), end: lastCompared },
          visits: visits
            .filter(({ path }) => faulty.includes(path))
            .map((visit) => ({ ...visit, isUsed: isDoubted(visit) })),
        })
      : [],
  ]);
  const whole = seenTwice(faults, faultsOf(again, areas));
  const isCompared = (path: string) => !previous || live.some((report) => report.path === path && report.used);
  return { reports, faults: ownFaults(whole, faultsOf(live, areas), isCompared) };
}

const slowPages = (reports: readonly PageReport[]): string[] => reports.filter(isSlow).map(({ path }) => path);

function isSlow({ state, errors, messages }: PageReport): boolean {
  const late = messages.filter(isOfBusyMachine);
  const hasOtherCause = errors.length + messages.length > late.length;
  return !hasOtherCause && (state !== 'hydrated' || late.length > 0);
}

const withBetter = (reports: readonly PageReport[], again: readonly PageReport[]): PageReport[] =>
  reports.map((report) => {
    if (!isSlow(report)) return report;
    const other = again.find(({ path, width }) => path === report.path && width === report.width);
    if (other) return isSlow(other) ? report : other;
    // No time for another look, and its code runs.
    return report.state === 'hydrated' ? { ...report, messages: [] } : report;
  });
