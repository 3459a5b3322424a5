import type { BankLanguageId, Topic } from './bank.ts';
import { type Case, caseOf } from './cases.ts';
import { type Marks, turned } from './level.ts';
import type { CaseMarks } from './selection-code.ts';

const allOn: Marks = new Set();

/** The fresh meter: the first case, every topic on. */
export const freshMeter: MeterState = {
  of: caseOf(1),
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
    case 'open':
      return { ...state, language: action.language, category: action.category };
    case 'turn':
      return { ...owned(state), marks: turned(state.marks, action.topics, action.on), before: undefined };
    case 'take':
      return { ...state, ...opened(state, caseOf(action.number)), marks: action.marks, origin: action.origin };
    case 'say':
      return { ...state, origin: action.origin };
    case 'reset':
      return { ...owned(state), marks: allOn, other: undefined, before: { ...caseMarks(state), by: 'reset' } };
    case 'import':
      return {
        ...owned(state),
        ...opened(state, caseOf(action.number ?? state.of.number)),
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

export const caseMarks = ({ of, marks }: MeterState): CaseMarks => ({ number: of.number, marks });

/** The open Language stays if the new case has it too. */
function opened({ language, category }: MeterState, of: Case): Pick<MeterState, 'of' | 'language' | 'category'> {
  if (of.languages.some((weighted) => weighted.language.id === language)) return { of, language, category };
  return { of, language: of.languages[0]?.language.id ?? language, category: 0 };
}

/** What a visitor changes is the visitor's own, unless other marks are kept that must not be lost. */
function owned(state: MeterState): MeterState {
  const { origin, changes } = state;
  return { ...state, changes: changes + 1, origin: origin.kind === 'link' && origin.kept ? origin : { kind: 'own' } };
}

export interface MeterState {
  of: Case;
  marks: Marks;
  /** The Language whose topics are open. */
  language: BankLanguageId;
  /** Which of its categories is open, counted from 0. */
  category: number;
  origin: Origin;
  /** How often the visitor has changed the level's grounds: a mark or the case. */
  changes: number;
  /** Marks to compare with. */
  other?: Marks | undefined;
  /** What was there before all marks were replaced at once. */
  before?: (CaseMarks & { by: 'reset' | 'import' }) | undefined;
}

/** Whose marks are shown. */
export type Origin =
  | { kind: 'own' }
  /** Those of a link; `kept` are the visitor's own, put aside untouched. */
  | { kind: 'link'; kept?: CaseMarks | undefined }
  /** Own ones, because a link could not be read. */
  | { kind: 'unreadable' | 'newer' };

export type MeterAction =
  | { type: 'choose case'; number: number }
  | { type: 'open'; language: BankLanguageId; category: number }
  | { type: 'turn'; topics: readonly Topic[]; on: boolean }
  /** A case and marks from elsewhere: kept or shared. */
  | ({ type: 'take'; origin: Origin } & CaseMarks)
  | { type: 'say'; origin: Origin }
  | { type: 'reset' }
  /** Marks of a file; `number` when it names a case. */
  | { type: 'import'; number?: number; marks: Marks }
  | { type: 'undo' }
  | { type: 'compare'; marks: Marks | undefined };
