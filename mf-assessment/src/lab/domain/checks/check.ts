import type { ReadText } from '../text/read-text.ts';

export interface Check {
  id: CheckId;
  name: string;
  find: (text: ReadText) => Conflict | undefined;
}

export type CheckId = 'names' | 'numbers' | 'days' | 'dates' | 'range' | 'fields' | 'product' | 'sums';

export interface Conflict {
  ask: string;
  places: readonly Place[];
}

export interface Place {
  start: number;
  end: number;
}
