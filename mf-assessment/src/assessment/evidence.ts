import { isRecord, jsonOf } from '@agile-languages/shared/formats';
import type { MeterStore } from './meter-store.ts';
import { watchedStorage } from './page-storage.ts';
import { noneShown, type Shown } from './shown.ts';

const storage = watchedStorage('meter-shown');

let quotations: Quotations = new Map();
let viewed: Shown | undefined;
let shown: Shown = noneShown;
const listeners = new Set<() => void>();

/** Only in this browser: a link says that a topic is shown, and not by what words. */
export const evidence = {
  quotations: (): Quotations => quotations,
  shown: (): Shown => shown,
  isOfLink: (): boolean => viewed !== undefined,
  keep: (id: number, words: string) => store(new Map(stored()).set(id, words)),
  forget: (id: number) => store(new Map([...stored()].filter(([kept]) => kept !== id))),
  replaceAll: (next: Quotations) => store(next),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  follow({ get, subscribe }: MeterStore): () => void {
    const look = () => {
      const { origin } = get();
      const now = origin.kind === 'link' ? (origin.shown ?? noneShown) : undefined;
      if (now === viewed) return;
      viewed = now;
      tell();
    };
    const stops = [storage.watch((text) => show(quotationsIn(text))), subscribe(look)];
    show(stored());
    look();
    return () => {
      for (const stop of stops) stop();
    };
  },
};

const stored = () => quotationsIn(storage.read());

function store(next: Quotations) {
  if (next.size > 0) storage.write(jsonOf(Object.fromEntries(next)));
  else storage.clear();
  show(next);
}

function show(next: Quotations) {
  quotations = next;
  tell();
}

function tell() {
  shown = viewed ?? new Set(quotations.keys());
  for (const listener of listeners) listener();
}

function quotationsIn(text: string | null): Quotations {
  try {
    const entries: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(entries)) return new Map();
    return new Map(
      Object.entries(entries).flatMap(([id, words]) => (typeof words === 'string' ? [[Number(id), words]] : [])),
    );
  } catch {
    return new Map();
  }
}

export type Quotations = ReadonlyMap<number, string>;
