import { caseMarks } from '../assessment/meter-state.ts';
import type { MeterStore } from '../assessment/meter-store.ts';
import { pageStorage } from '../assessment/page-storage.ts';
import { decodeMarks, encodeMarks } from '../assessment/selection-code.ts';
import { watchedStorage } from '../assessment/watched-storage.ts';

/** Marks of the meter on this site, in this browser. */
export const meterStorage = watchedStorage('meter');

const lookedStorage = pageStorage('meter-looked');

/** Keeps what was looked at for the next visit, and tells the meter when another tab stores other marks. */
export function followTabs({ get, act, subscribe }: MeterStore): () => void {
  act({ type: 'opened', ids: new Set([...(lookedStorage.read()?.split(' ') ?? []), ...get().opened]) });
  const stops = [
    meterStorage.watch((text) => {
      const { origin } = get();
      const shown = caseMarks(get());
      const read = decodeMarks(text ?? encodeMarks({ ...shown, marks: new Set() }));
      if (read.kind !== 'read') return;
      const stored = { number: read.number, marks: read.marks };
      if (origin.kind === 'link') act({ type: 'note', origin: { ...origin, stored } });
      else if (encodeMarks({ ...shown, marks: stored.marks }) !== encodeMarks(shown))
        act({ type: 'note', origin: { kind: 'elsewhere', stored } });
      else if (origin.kind === 'elsewhere') act({ ...shown, type: 'load', origin: { kind: 'own' } });
    }),
    subscribe(() => {
      const looked = [...get().opened].join(' ');
      if (get().origin.kind === 'own' && looked !== lookedStorage.read()) lookedStorage.write(looked);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
