import { type Fault, ownFaults, seenTwice } from './compare-faults.ts';
import { faultsOf, isOfBusyMachine } from './faults.ts';
import { openPages, type PagesToOpen, type PageVisit, type SeenStates } from './open-pages.ts';
import type { PageReport } from './page-report.ts';
import { shellPage } from './pages-to-try.ts';
import { refusalOfDisputed, refusalOfFaults, refusalOfUncompared } from './refuse-faults.ts';

/** In milliseconds. */
export const limits = { hydrated: 10_000, silence: 5000, watched: 1100, used: 60_000 };

/** For a page that was slow, and is opened alone. */
const patient = { ...limits, hydrated: 40_000, silence: 10_000 };

export interface Look {
  reports: readonly PageReport[];
  /** Those that the revision before has not. */
  faults: readonly Fault[];
  /** On pages that there was no time to compare with the revision before. */
  uncompared: readonly Fault[];
  /** Of use, that there was no time to see twice, or to look for on the live page: they refuse nothing. */
  unsure: readonly Fault[];
}

export async function expectNoFault(
  look: () => Promise<Look>,
  looksTwice: boolean,
  released?: readonly string[],
): Promise<Look> {
  const first = await look();
  const again = looksTwice && first.faults.length > 0 ? await look() : first;
  const faults = seenTwice(first.faults, again.faults);
  if (faults.length > 0) throw refusalOfFaults(faults, released);
  if (again.uncompared.length > 0) throw refusalOfUncompared(again.uncompared);
  const disputed = [...notSound(first, again), ...notSound(again, first)];
  if (disputed.length > 0) throw refusalOfDisputed(disputed);
  return first;
}

/** What one look sees on pages that the other has not opened without a fault, at each of its widths. */
function notSound({ reports, ...seen }: Look, other: Look): Fault[] {
  const faulty = [...other.faults, ...other.uncompared].flatMap(({ paths }) => paths);
  const isOpened = ({ path, width }: PageReport) =>
    other.reports.some((report) => report.path === path && report.width === width);
  const isSound = (path: string) =>
    !faulty.includes(path) && reports.filter((report) => report.path === path).every(isOpened);
  return ownFaults([...seen.faults, ...seen.uncompared], [], (path) => !isSound(path));
}

/** Half of the time that is left is for the pages, a fifth for slow ones again, a fifth for a second look at faults. */
export async function tryVisits(
  { memory, ...options }: Omit<PagesToOpen, 'revision' | 'visits' | 'end' | 'seen'>,
  visits: readonly PageVisit[],
  end: number,
  open = openPages,
): Promise<Look> {
  const { registry, previous } = options.candidate;
  const left = end - performance.now();
  const areas = Object.keys(registry.areas);
  const seen: SeenStates = new Map();
  const ofCandidate = { ...options, revision: registry.revision, seen };
  const first = await open({ ...ofCandidate, visits, end: end - left * 0.5, memory });
  const slow = first.filter(isSlow);
  const calm = await open({
    ...{ ...ofCandidate, memory },
    ...{ limits: patient, end: end - left * 0.3, isAlone: true },
    visits: visits.filter(({ path, width }) => slow.some((one) => one.path === path && one.width === width)),
  });
  const reports = withBetter(first, calm);
  const faults = faultsOf(reports, areas);
  if (faults.length === 0) return { reports, faults, uncompared: [], unsure: [] };
  // It is compared with another visit.
  await memory?.forgetFound();
  const pathsOf = (which: 'isOfUse' | 'isSlow') => faults.flatMap((fault) => (fault[which] ? fault.paths : []));
  const [used, late] = [pathsOf('isOfUse'), pathsOf('isSlow')];
  const faulty = [shellPage, ...faults.flatMap(({ paths }) => paths)];
  const doubted = visits
    .filter(({ path }) => faulty.includes(path))
    .map((visit) => ({ ...visit, isUsed: visit.isUsed && used.includes(visit.path) }));
  const lastCompared = end - left * 0.1;
  // At the same time: the machine may have become less busy.
  const [again, live] = await Promise.all([
    open({
      ...{ ...ofCandidate, end: lastCompared },
      visits: doubted.filter(({ path, isUsed }) => isUsed || late.includes(path)),
    }),
    previous
      ? open({
          ...options,
          ...{ revision: previous.revision, seen: new Map(), end: lastCompared },
          visits: doubted,
        })
      : [],
  ]);
  const [usedAgain, known] = [faultsOf(again, areas), faultsOf(live, areas)];
  const whole = faults.flatMap((fault) => (fault.isOfUse ? seenTwice([fault], usedAgain) : [fault]));
  const isUsedIn = (reports: readonly PageReport[], path: string) =>
    reports.some((report) => report.path === path && report.used);
  const wasUsed = (path: string) => isUsedIn(live, path);
  const isIn = (reports: readonly PageReport[], path: string) =>
    visits.every(
      (visit) => visit.path !== path || reports.some((other) => other.path === path && other.width === visit.width),
    );
  const isCompared = (path: string, { isOfUse, isSlow: mayBeLoad }: Fault) =>
    (!previous || (isOfUse ? wasUsed(path) : isIn(live, path))) && (!mayBeLoad || isIn(again, path));
  const lasts = (path: string, { isSlow: mayBeLoad }: Fault) =>
    !mayBeLoad || again.some((report) => report.path === path && isLate(report));
  return {
    reports,
    faults: ownFaults(whole, known, (path, fault) => isCompared(path, fault) && lasts(path, fault)),
    uncompared: ownFaults(whole, known, (path, fault) => !fault.isOfUse && !isCompared(path, fault)),
    unsure: ownFaults(
      faults.filter(({ isOfUse }) => isOfUse),
      known,
      (path, fault) => !isUsedIn(again, path) || !isCompared(path, fault),
    ),
  };
}

const isLate = ({ state, messages }: PageReport) => state !== 'hydrated' || messages.some(isOfBusyMachine);

function isSlow(report: PageReport): boolean {
  const { errors, messages } = report;
  const hasOtherCause = errors.length > 0 || !messages.every(isOfBusyMachine);
  return !hasOtherCause && isLate(report);
}

const withBetter = (reports: readonly PageReport[], again: readonly PageReport[]): PageReport[] =>
  reports.map((report) => {
    if (!isSlow(report)) return report;
    const other = again.find(({ path, width }) => path === report.path && width === report.width);
    if (other) return isSlow(other) ? report : other;
    // No time for another look, and its code runs.
    return report.state === 'hydrated' ? { ...report, messages: [] } : report;
  });
