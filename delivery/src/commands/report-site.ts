import type { PrerenderedSite } from '../prerender/prerender-options.ts';
import { countReasons } from '../prerender/reasons.ts';
import { line } from '../progress.ts';

/** What was prerendered and why, in one line: `5 pages prerendered (3 data changed, 2 catalog changed), 110 reused`. */
export function describeSite(site: PrerenderedSite | undefined): string {
  if (!site) return 'all live already';
  const reasons = Object.values(site.prerendered);
  const why = reasons.length > 0 ? ` (${countReasons(reasons)})` : '';
  return `${reasons.length} ${reasons.length === 1 ? 'page' : 'pages'} prerendered${why}, ${site.reused.length} reused`;
}

/** Prints, where it happened, that data of the API are missing, and which pages are gone or only kept. */
export function reportFailure(site: PrerenderedSite | undefined): void {
  if (!site) return;
  const { failure, kept, removed } = site;
  if (failure) {
    const fact = failure.status === undefined ? 'The API gave no answer' : 'The API answered with an error';
    line(`${fact}, so pages keep the data that they had (${failure.message}).`);
  }
  if (removed.length > 0) line(`Removed: ${named(removed)}`);
  if (kept.length > 0)
    line(
      `Kept although the API does not list them any more: ${named(kept)}. To remove them: npm run prerender -- --remove`,
    );
}

const named = (keys: readonly string[]) =>
  keys.slice(0, 5).join(', ') + (keys.length > 5 ? ` and ${keys.length - 5} more` : '');
