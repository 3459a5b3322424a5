import type { Action } from './actions.ts';
import type { BankLanguageId, Topic } from './bank.ts';
import { type Case, caseOf } from './cases.ts';
import type { Dated } from './dated.ts';
import { levelOf, type Marks, withTopics } from './level.ts';
import type { CaseMarks } from './selection-code.ts';
import type { Shown } from './shown.ts';

const allOn: Marks = new Set();

export const freshMeter: MeterState = {
  communicationCase: caseOf(1),
  marks: allOn,
  language: '1111112',
  category: 0,
  opened: new Set(['1111112-1']),
  origin: { kind: 'own' },
  changes: 0,
};

export function meterReducer(state: MeterState, action: MeterAction): MeterState {
  const next = changed({ ...state, change: undefined }, action);
  const id = `${next.language}-${next.category + 1}`;
  return next.opened.has(id) ? next : { ...next, opened: new Set([...next.opened, id]) };
}

function changed(state: MeterState, action: MeterAction): MeterState {
  const { communicationCase, marks } = state;
  switch (action.type) {
    case 'choose case':
      return { ...owned(state), ...opened(state, caseOf(action.number)) };
    case 'open':
      return { ...state, ...action.place };
    case 'opened':
      return { ...state, opened: action.ids };
    case 'switch': {
      const { topics } = action;
      const after = withTopics(marks, topics, action.on);
      const points = levelOf(communicationCase, after) - levelOf(communicationCase, marks);
      return { ...owned(state), marks: after, change: { topics, points }, before: undefined };
    }
    case 'load':
      return {
        ...state,
        ...opened(state, caseOf(action.number)),
        marks: action.marks,
        origin: action.origin,
        before: action.before ?? state.before,
      };
    case 'note':
      return { ...state, origin: action.origin };
    case 'reset':
      return {
        ...owned(state),
        marks: allOn,
        opened: new Set(),
        other: undefined,
        before: { ...caseMarks(state), opened: state.opened, by: 'reset' },
      };
    case 'import':
      return {
        ...owned(state),
        ...opened(state, caseOf(action.number ?? communicationCase.number)),
        marks: action.marks,
        before: { ...caseMarks(state), by: 'import' },
      };
    case 'undo':
      if (!state.before) return state;
      return {
        ...owned(state),
        ...opened(state, caseOf(state.before.number)),
        marks: state.before.marks,
        opened: state.before.opened ?? state.opened,
        before: undefined,
      };
    case 'compare':
      return { ...state, other: action.marks };
  }
}

export const caseMarks = ({ communicationCase, marks }: MeterState): CaseMarks => ({
  number: communicationCase.number,
  marks,
});

function opened(
  { language, category }: MeterState,
  communicationCase: Case,
): Pick<MeterState, 'communicationCase' | 'language' | 'category'> {
  if (communicationCase.languages.some((weighted) => weighted.language.id === language))
    return { communicationCase, language, category };
  return { communicationCase, language: communicationCase.languages[0]?.language.id ?? language, category: 0 };
}

/** Marks become the visitor's own, unless there are two sets to choose from first. */
function owned(state: MeterState): MeterState {
  const { origin, changes } = state;
  return {
    ...state,
    changes: changes + 1,
    origin:
      origin.kind === 'link' ? { ...origin, isChanged: true } : origin.kind === 'elsewhere' ? origin : { kind: 'own' },
  };
}

export interface MeterState {
  communicationCase: Case;
  marks: Marks;
  language: BankLanguageId;
  category: number;
  opened: ReadonlySet<string>;
  origin: Origin;
  changes: number;
  change?: Change | undefined;
  other?: Marks | undefined;
  before?: Before | undefined;
}

export interface Before extends CaseMarks {
  /** `link` and `tab`: marks of a link or of another tab were taken over. */
  by: 'reset' | 'import' | 'link' | 'tab';
  opened?: ReadonlySet<string>;
}

export interface Change {
  topics: readonly Topic[];
  points: number;
}

export type Origin =
  | { kind: 'own' }
  | {
      kind: 'link';
      stored?: CaseMarks | undefined;
      proposedBy?: 'lab' | 'check';
      isChanged?: boolean;
      dated?: Dated;
      shown?: Shown;
      actions?: readonly Action[];
    }
  /** Another tab has stored others since. */
  | { kind: 'elsewhere'; stored: CaseMarks }
  | { kind: 'unreadable' | 'newer' };

export type MeterAction =
  | { type: 'choose case'; number: number }
  | { type: 'open'; place: { communicationCase?: Case; language: BankLanguageId; category: number } }
  | { type: 'opened'; ids: ReadonlySet<string> }
  | { type: 'switch'; topics: readonly Topic[]; on: boolean }
  | ({ type: 'load'; origin: Origin; before?: Before | undefined } & CaseMarks)
  | { type: 'note'; origin: Origin }
  | { type: 'reset' }
  | { type: 'import'; number?: number; marks: Marks }
  | { type: 'undo' }
  | { type: 'compare'; marks: Marks | undefined };
