import { failureRate, type ReleaseCounts } from '../../store/release-counts.ts';

/** With fewer networks nothing begins, unless fewer have opened the release at all. */
const fewestNetworks = 3;

/** Of a hundred networks, more than with the other release. */
const failureBudget = 2;

/** Of a hundred, where the site itself has seen a fault of the other: what only reports say hides nothing of this one. */
const mostOfOther = 5;

/** Standard deviations: of a hundred good releases one is taken for a bad one. */
const certainty = 2.33;

/** Some time after a look one more network will do, so that the first to report hide nothing. */
export function isRise(
  failing: number,
  last: { looked: number; isLongAgo: boolean },
  counts: ReleaseCounts,
  other: ReleaseCounts,
): boolean {
  const fewest = Math.min(fewestNetworks, Math.max(1, counts.networks, other.networks));
  return failing >= Math.max(fewest, last.isLongAgo ? last.looked + 1 : 2 * last.looked);
}

export function doubtOf(counts: ReleaseCounts, other: ReleaseCounts, isOtherFaulty = false): string | undefined {
  const { failing } = counts;
  const networks = Math.max(counts.networks, failing);
  const ofOther = isOtherFaulty ? Math.min(failureRate(other) ?? 0, mostOfOther) : 0;
  const allowed = ofOther + failureBudget;
  if (networks === 0 || 100 * leastShare(failing, networks) <= allowed) return undefined;
  const kinds = Object.entries(counts.failures).map(([kind, count]) => `${count} ${kind}`);
  const compared =
    other.networks + other.failing > 0 ? `, of the other release ${other.failing} of ${other.networks}` : '';
  return `browsers of ${failing} networks of ${networks} report failures (${kinds.join(', ')})${compared}`;
}

/** Lower end of the interval of Wilson: a share of a few networks may be chance. */
function leastShare(failing: number, networks: number): number {
  const share = failing / networks;
  const square = certainty ** 2;
  const spread = certainty * Math.sqrt((share * (1 - share)) / networks + square / (4 * networks ** 2));
  return (share + square / (2 * networks) - spread) / (1 + square / networks);
}
