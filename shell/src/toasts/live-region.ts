import type { Dispatch, SetStateAction } from 'react';

export interface Heard {
  id: number;
  text: string;
}

/** How long a notice stays in the live region: a screen reader may come to it after the toast is gone. */
const heardFor = 10_000;
let last = 0;

export function keepHeard(text: string, set: Dispatch<SetStateAction<Heard[]>>): void {
  const id = ++last;
  set((heard) => [...heard, { id, text }]);
  setTimeout(() => set((heard) => heard.filter((item) => item.id !== id)), heardFor);
}
