import type { BankLanguageId, Topic } from './bank.ts';
import { type Case, caseOf } from './cases.ts';
import { type Marks, turned } from './level.ts';

/** The fresh meter: the first case, every topic on. */
export const freshMeter: MeterState = { of: caseOf(1), marks: new Set(), language: '1111112', category: 0 };

export function meterReducer(state: MeterState, action: MeterAction): MeterState {
  switch (action.type) {
    case 'choose case':
      return withCase(state, caseOf(action.number));
    case 'open':
      return { ...state, language: action.language, category: action.category };
    case 'turn':
      return { ...state, marks: turned(state.marks, action.topics, action.on) };
    case 'take':
      return { ...withCase(state, caseOf(action.number)), marks: action.marks };
  }
}

/** The open Language stays if the new case has it too. */
function withCase(state: MeterState, of: Case): MeterState {
  if (of.languages.some(({ language }) => language.id === state.language)) return { ...state, of };
  return { ...state, of, language: of.languages[0]?.language.id ?? state.language, category: 0 };
}

export interface MeterState {
  of: Case;
  marks: Marks;
  /** The Language whose topics are open. */
  language: BankLanguageId;
  /** Which of its categories is open, counted from 0. */
  category: number;
}

export type MeterAction =
  | { type: 'choose case'; number: number }
  | { type: 'open'; language: BankLanguageId; category: number }
  | { type: 'turn'; topics: readonly Topic[]; on: boolean }
  /** A case and marks from elsewhere: kept, shared or fresh. */
  | { type: 'take'; number: number; marks: Marks };
