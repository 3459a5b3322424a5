import type { CardKind } from './rule.ts';

const model = 'It shows in the whole model of the data, not in one call.';

/** Criteria of the same Languages that no text can show, with the reason. */
export const unreadable: readonly Unreadable[] = [
  {
    kind: 'story',
    criterion: 55,
    name: 'Story size and split',
    why: 'Only the team knows what fits in its iteration.',
  },
  {
    kind: 'story',
    criterion: 60,
    name: 'Order and grouping of inputs',
    why: 'The order in which people have the answers is seen beside them.',
  },
  { kind: 'api', criterion: 139, name: 'Data before screens', why: model },
  { kind: 'api', criterion: 140, name: 'Entity and attribute', why: model },
  { kind: 'api', criterion: 141, name: 'Record, list and table', why: model },
  { kind: 'api', criterion: 142, name: 'Key and relation', why: model },
  { kind: 'api', criterion: 143, name: 'State and transition', why: model },
  { kind: 'api', criterion: 144, name: 'Rule expressed as data', why: model },
  { kind: 'api', criterion: 145, name: 'Read and write separated', why: model },
];

export interface Unreadable {
  kind: CardKind;
  criterion: number;
  name: string;
  why: string;
}
