import { attributesOf, linkedIds, mostRepeats, styledIds } from './drawn-again.ts';
import { tokensOf } from './drawn-parts.ts';

/** Of a drawing in which every part that is drawn again stood there again. */
export function writtenOutLength(text: string): number {
  const root: Part = { length: 0, inside: [] };
  const named = new Map<string, Part>();
  const open = [root];
  const styled = styledIds(text);
  if (!styled) return Number.POSITIVE_INFINITY;
  let repeats = 0;
  for (const token of tokensOf(text)) {
    const parent = open.at(-1) ?? root;
    const [, end, name] = /^<(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(token) ?? [];
    if (name === undefined) parent.length += token.length;
    else if (end) open.splice(Math.max(1, open.length - 1));
    else {
      const attributes = attributesOf(token);
      const byName = new Map(attributes);
      const part = partOf(token, name, () => [...linkedIds(attributes), ...styled(name, byName)]);
      parent.inside.push(part);
      repeats += part.inside.length;
      if (repeats > mostRepeats) return Number.POSITIVE_INFINITY;
      for (const id of [byName.get('id'), byName.get('xml:id')])
        if (id !== undefined && !named.has(id)) named.set(id, part);
      if (!token.endsWith('/>')) open.push(part);
    }
  }
  return lengthOf(root, named, 0);
}

interface Part {
  length: number;
  /** Parts, or the ids of parts that are drawn once more. */
  inside: (Part | string)[];
  /** While it is counted 0, so that what draws itself ends. */
  whole?: number;
}

const partOf = (token: string, name: string, drawnAgain: () => string[]): Part =>
  // A gradient is read once, however many parts it fills.
  /Gradient$/.test(name)
    ? { length: token.length, inside: [], whole: token.length }
    : { length: token.length, inside: drawnAgain() };

const mostLevels = 500;

function lengthOf(part: Part, named: ReadonlyMap<string, Part>, level: number): number {
  if (part.whole !== undefined) return part.whole;
  if (level > mostLevels) return Number.POSITIVE_INFINITY;
  part.whole = 0;
  let sum = part.length;
  for (const inside of part.inside) {
    const found = typeof inside === 'string' ? named.get(inside) : inside;
    if (found) sum += lengthOf(found, named, level + 1);
  }
  part.whole = sum;
  return sum;
}
