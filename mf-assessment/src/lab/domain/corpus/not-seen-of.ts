import { allKinds } from '../kinds/rules.ts';
import type { CardKind } from '../rules/rule.ts';
import { type Truth, trustOf } from '../standing.ts';
import type { Order } from './shown-in.ts';

/** The criteria of each kind that are believed when they are not seen, first the most believed. */
export function orderOf(notSeen: Readonly<Record<string, Truth>>): Order {
  const trust = (criterion: number) => trustOf(notSeen[criterion] ?? [0, 0]);
  const kinds = Object.values(allKinds).map(({ kind, groups }): [string, readonly number[]] => [
    kind,
    groups
      .flatMap((group) => group.rules.map(({ criterion }) => criterion))
      .filter((criterion) => trust(criterion) >= leastTrust)
      .toSorted((a, b) => trust(b) - trust(a)),
  ]);
  return Object.fromEntries(kinds) as Order;
}

const leastTrust = 0.8;

/** The source of kinds/not-seen/<kind>.ts. */
export const notSeenOf = (kind: CardKind, order: Order): string => {
  const list = `export const ${kind}NotSeen: readonly number[] = [`;
  const line = `${list}${order[kind].join(', ')}];`;
  return `/** Written with figures.ts: what is most often really not there comes first. */
${line.length <= 120 ? line : `${list}\n${inLines(order[kind])}];`}
`;
};

const inLines = (numbers: readonly number[]) => `${numbers.join(', ')},`.replace(/(.{1,117})(?: |$)/g, '  $1\n');
