import type { Topic } from '../../assessment/bank.ts';
import type { Change } from '../../assessment/meter-state.ts';

export const pointsOf = (change: Change | undefined, topics: readonly Topic[]): number | undefined =>
  change?.topics.length === topics.length && change.topics[0] === topics[0] ? change.points : undefined;
