import type { Topic } from '../../assessment/bank.ts';
import type { Change } from '../../assessment/meter-state.ts';

/** By how many points the last action changed the level when it switched exactly these topics. */
export const pointsOf = (change: Change | undefined, topics: readonly Topic[]): number | undefined =>
  change?.topics.length === topics.length && change.topics[0] === topics[0] ? change.points : undefined;
