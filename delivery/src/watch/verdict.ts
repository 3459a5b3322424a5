import { failureRate, failureSum, type ReleaseCounts } from '../store/release-counts.ts';

/** How much more often a release may fail than the one it is compared with, in failures of a hundred documents. */
const failureBudget = 2;

/** Below this number of failures nothing is concluded. */
const fewestFailures = 4;

/** From how many networks failures have to come, where documents of either release are opened from as many: nobody decides alone. */
const fewestNetworks = 3;

/** Standard deviations: of a hundred releases that keep to the budget, one is taken for one that does not. */
const certainty = 2.33;

/**
 * Whether a release fails more often than it may.
 *
 * @param counts of the release, since it is watched
 * @param other of the one that it is compared with
 * @returns the reason in words, or `undefined`
 */
export function verdictOn(counts: ReleaseCounts, other: ReleaseCounts): string | undefined {
  const failed = failureSum(counts);
  const opened = Math.max(counts.views, failed);
  const networks = Math.min(fewestNetworks, Math.max(counts.viewers, other.viewers));
  if (failed < fewestFailures || counts.reporters < networks) return undefined;
  if (100 * leastShare(failed, opened) <= (failureRate(other) ?? 0) + failureBudget) return undefined;
  const kinds = Object.entries(counts.failures).map(([kind, count]) => `${count} ${kind}`);
  return `${failed} failures in ${opened} documents (${kinds.join(', ')}), of the other release ${failureSum(other)} in ${other.views}`;
}

/** Lower end of the interval of Wilson: a share of a few documents may be chance, one of many is not. */
function leastShare(failed: number, opened: number): number {
  const share = failed / opened;
  const square = certainty ** 2;
  const spread = certainty * Math.sqrt((share * (1 - share)) / opened + square / (4 * opened ** 2));
  return (share + square / (2 * opened) - spread) / (1 + square / opened);
}
