import type { CardKind } from './rule.ts';

/** Criteria of the same categories that no text can show, with the reason. */
export const unreadable: readonly Unreadable[] = [
  { kind: 'story', criterion: 55, why: 'Only the team knows what fits in its iteration.' },
  { kind: 'story', criterion: 60, why: 'In which order people have the answers is seen beside them.' },
  ...[139, 140, 141, 142, 143, 144, 145].map(
    (criterion): Unreadable => ({
      kind: 'api',
      criterion,
      why: 'It shows in the whole model of the data, not in one call.',
    }),
  ),
];

export interface Unreadable {
  kind: CardKind;
  criterion: number;
  why: string;
}
