import { allKinds } from '../kinds/rules.ts';
import type { CardKind } from '../rules/rule.ts';
import { type BlindSet, blindSets, type Shown, type Standing, type Truth, totalTruth, trustOf } from '../standing.ts';
import { type Order, rulesThatAre } from './shown-in.ts';

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

interface Counts {
  shown: Readonly<Record<BlindSet, Shown>>;
  order: Order;
  standings: Readonly<Record<string, Standing>>;
}

/** The source of kinds/counted/<kind>.ts. */
export function countedOf(kind: CardKind, { order, shown, standings }: Counts): string {
  const { groups, checks } = allKinds[kind];
  const own = new Set([
    ...groups.flatMap((group) => group.rules.flatMap(({ criterion }) => [`${criterion}`, `${criterion}v`])),
    ...checks.map(({ id }) => id),
  ]);
  const sumOf = (claims: 'notSeen' | 'firstThree') =>
    totalTruth(blindSets.map((set) => shown[set][kind][claims])).join(', ');
  const { hints, unused } = rulesThatAre(standings);
  return `import type { Counted } from '../kind-rules.ts';

export const ${kind}Counted: Counted = {
${list('notSeen', order[kind])}${list('hints', quoted(hints.filter((id) => own.has(id))))}${list('unused', quoted(unused.filter((id) => own.has(id))))}  claims: { notSeen: [${sumOf('notSeen')}], firstThree: [${sumOf('firstThree')}] },
};
`;
}

const quoted = (ids: readonly string[]) => ids.map((id) => `'${id}'`);

/** As Biome formats it: numbers fill a line, words have one each. */
function list(name: string, values: readonly (string | number)[]): string {
  const line = `  ${name}: [${values.join(', ')}],\n`;
  if (line.length <= 121) return line;
  const lines =
    typeof values[0] === 'number'
      ? `${values.join(', ')},`.replace(/(.{1,115})(?: |$)/g, '    $1\n')
      : values.map((value) => `    ${value},\n`).join('');
  return `  ${name}: [\n${lines}  ],\n`;
}
