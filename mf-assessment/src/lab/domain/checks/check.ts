import type { ReadText } from '../text/read-text.ts';

/** Two statements of one text that contradict each other. */
export interface Check {
  id: CheckId;
  name: string;
  find: (text: ReadText) => Conflict | undefined;
}

export type CheckId = 'names' | 'numbers' | 'days' | 'dates' | 'range' | 'fields' | 'product';

export interface Conflict {
  /** What a receiver asks. */
  ask: string;
  /** The places that contradict each other. */
  places: readonly Place[];
}

export interface Place {
  start: number;
  end: number;
}
