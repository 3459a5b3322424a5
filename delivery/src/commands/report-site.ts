import type { PrerenderedSite } from '../prerender/prerender.ts';
import { countReasons } from '../prerender/reasons.ts';
import { line } from '../progress.ts';

/** What was prerendered and why, in one line: `5 pages prerendered (3 data changed, 2 catalog changed), 110 reused`. */
export function describeSite(site: PrerenderedSite | undefined): string {
  if (!site) return 'all live already';
  const reasons = Object.values(site.prerendered);
  const why = reasons.length > 0 ? ` (${countReasons(reasons)})` : '';
  return `${reasons.length} ${reasons.length === 1 ? 'page' : 'pages'} prerendered${why}, ${site.reused.length} reused`;
}

/** Prints why pages were prerendered without data of the API, if they were. */
export function reportFailure(site: PrerenderedSite | undefined): void {
  if (!site?.failure) return;
  const { message, status } = site.failure;
  const fact = status === undefined ? 'The API gave no answer' : 'The API answered with an error';
  line(`${fact}, so pages are prerendered without its data (${message}).`);
}
