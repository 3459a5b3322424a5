import type { BankLanguageId, Topic } from './bank.ts';
import { type Case, caseOf, heaviestCaseOf } from './cases.ts';
import { type Marks, withTopics } from './level.ts';
import type { CaseMarks } from './selection-code.ts';

const allOn: Marks = new Set();

/** The fresh meter: the first case, every topic on. */
export const freshMeter: MeterState = {
  communicationCase: caseOf(1),
  marks: allOn,
  language: '1111112',
  category: 0,
  origin: { kind: 'own' },
  changes: 0,
};

export function meterReducer(state: MeterState, action: MeterAction): MeterState {
  switch (action.type) {
    case 'choose case':
      return { ...owned(state), ...opened(state, caseOf(action.number)) };
    case 'open heaviest': {
      const heaviest = heaviestCaseOf(action.language);
      const language = heaviest?.languages.find((weighted) => weighted.language.id === action.language)?.language.id;
      return heaviest && language ? { ...state, communicationCase: heaviest, language, category: 0 } : state;
    }
    case 'open':
      return { ...state, language: action.language, category: action.category };
    case 'switch':
      return { ...owned(state), marks: withTopics(state.marks, action.topics, action.on), before: undefined };
    case 'load':
      return { ...state, ...opened(state, caseOf(action.number)), marks: action.marks, origin: action.origin };
    case 'note':
      return { ...state, origin: action.origin };
    case 'reset':
      return { ...owned(state), marks: allOn, other: undefined, before: { ...caseMarks(state), by: 'reset' } };
    case 'import':
      return {
        ...owned(state),
        ...opened(state, caseOf(action.number ?? state.communicationCase.number)),
        marks: action.marks,
        before: { ...caseMarks(state), by: 'import' },
      };
    case 'undo':
      if (!state.before) return state;
      return {
        ...owned(state),
        ...opened(state, caseOf(state.before.number)),
        marks: state.before.marks,
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

/** The open Language stays open if the new case has it too. */
function opened(
  { language, category }: MeterState,
  communicationCase: Case,
): Pick<MeterState, 'communicationCase' | 'language' | 'category'> {
  if (communicationCase.languages.some((weighted) => weighted.language.id === language))
    return { communicationCase, language, category };
  return { communicationCase, language: communicationCase.languages[0]?.language.id ?? language, category: 0 };
}

/** What a visitor changes is the visitor's own, unless other marks are stored that must not be lost. */
function owned(state: MeterState): MeterState {
  const { origin, changes } = state;
  return { ...state, changes: changes + 1, origin: origin.kind === 'link' && origin.stored ? origin : { kind: 'own' } };
}

export interface MeterState {
  communicationCase: Case;
  marks: Marks;
  /** The Language whose topics are open. */
  language: BankLanguageId;
  /** Which of its categories is open, counted from 0. */
  category: number;
  origin: Origin;
  /** How often the visitor has changed what the level follows from: a mark or the case. */
  changes: number;
  /** Marks to compare with. */
  other?: Marks | undefined;
  /** Case and marks before all marks were replaced at once. */
  before?: (CaseMarks & { by: 'reset' | 'import' }) | undefined;
}

/** Whose marks are shown. */
export type Origin =
  | { kind: 'own' }
  /** Those of a link, or what Card Lab proposes; `stored` are the visitor's own, untouched. */
  | { kind: 'link'; stored?: CaseMarks | undefined; isProposal?: boolean }
  /** Own ones, because a link could not be read. */
  | { kind: 'unreadable' | 'newer' };

export type MeterAction =
  | { type: 'choose case'; number: number }
  /** The case in which a Language weighs most, with that Language. It is stored with the next change. */
  | { type: 'open heaviest'; language: string }
  | { type: 'open'; language: BankLanguageId; category: number }
  | { type: 'switch'; topics: readonly Topic[]; on: boolean }
  /** A case and marks from storage or from a link. */
  | ({ type: 'load'; origin: Origin } & CaseMarks)
  | { type: 'note'; origin: Origin }
  | { type: 'reset' }
  /** Marks of a file; `number` when it names a case. */
  | { type: 'import'; number?: number; marks: Marks }
  | { type: 'undo' }
  | { type: 'compare'; marks: Marks | undefined };
