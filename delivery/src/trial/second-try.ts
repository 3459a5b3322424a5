import type { PageReport } from './page-report.ts';

/** Addresses of pages that were slow and say no cause: a machine that is busy looks like that as well. */
export const slowPages = (reports: readonly PageReport[]): string[] =>
  reports
    .filter(({ state, errors, messages }) => ['still', 'busy'].includes(state) && errors.length + messages.length === 0)
    .map(({ path }) => path);

/** The reports, with those of a second try in place of the first where the page was there in time. */
export const withBetter = (reports: readonly PageReport[], again: readonly PageReport[]): PageReport[] =>
  reports.map((report) => again.find(({ path, state }) => path === report.path && state === 'hydrated') ?? report);
