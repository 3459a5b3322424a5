import type { Browser } from 'playwright-core';
import { readPageList } from '../store/page-list.ts';
import type { Candidate, HandleApi } from './candidate.ts';
import { faultsOf } from './faults.ts';
import { linkedAddress } from './linked-address.ts';
import { openPages } from './open-pages.ts';
import { ownFaults } from './own-faults.ts';
import { pagesToTry, shellPage } from './pages-to-try.ts';
import { refusalOfFaults } from './refusal-of-faults.ts';
import { slowPages, withBetter } from './second-try.ts';

/** What a trial was. */
export interface Trial {
  tried: number;
  /** Pages for which there was no time. */
  left: number;
}

/** In milliseconds. Together they keep a trial within a minute. */
const limits = { hydrated: 10_000, silence: 5000, watched: 1100 };
const lastBegun = 30_000;
const lastCompared = 42_000;

/**
 * Opens pages of a revision that is not live yet in a browser, together with everything that is live. What the live pages
 * show as well is not the candidate's fault, nor is a page that was slow once.
 *
 * @throws {UserError} with a sentence for each fault
 */
export async function tryInBrowser(browser: Browser, candidate: Candidate, handleApi?: HandleApi): Promise<Trial> {
  const { store, registry, previous, names } = candidate;
  const folder = store.pages(registry.revision);
  const list = await readPageList(folder);
  if (!list) throw new Error(`The pages of revision ${registry.revision} are missing.`);
  const paths = await pagesToTry(registry, list, names, linkedAddress(folder, list));
  const started = performance.now();
  const open = (revision: number, wanted: readonly string[], end: number) =>
    openPages({ browser, candidate, revision, paths: wanted, limits, end: started + end, handleApi });

  const reports = await open(registry.revision, paths, lastBegun);
  const areas = Object.keys(registry.areas);
  const faults = faultsOf(reports, areas);
  if (faults.length > 0) {
    const faulty = new Set([shellPage, ...faults.flatMap((fault) => fault.paths)]);
    const [again, live] = await Promise.all([
      open(registry.revision, slowPages(reports), lastCompared),
      previous ? open(previous.revision, [...faulty], lastCompared) : [],
    ]);
    const own = ownFaults(faultsOf(withBetter(reports, again), areas), faultsOf(live, areas));
    if (own.length > 0) throw refusalOfFaults(own);
  }
  return { tried: reports.length, left: paths.length - reports.length };
}
