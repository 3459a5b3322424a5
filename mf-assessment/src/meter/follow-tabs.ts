import { evidence } from '../assessment/evidence.ts';
import { caseMarks } from '../assessment/meter-state.ts';
import type { MeterStore } from '../assessment/meter-store.ts';
import { pageStorage, watchedStorage } from '../assessment/page-storage.ts';
import { decodeMarks, encodeMarks } from '../assessment/selection-code.ts';

export const meterStorage = watchedStorage('meter');

const lookedStorage = pageStorage('meter-looked');

const looked = () => lookedStorage.read()?.split(' ').filter(Boolean) ?? [];

export function followTabs(store: MeterStore): () => void {
  const { get, act, subscribe } = store;
  act({ type: 'opened', ids: new Set([...looked(), ...get().opened]) });
  let before = get().opened;
  const stops = [
    evidence.follow(store),
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
      const { opened, origin } = get();
      if (origin.kind !== 'own' || opened === before) return;
      // What another tab looked at stays, unless everything begins anew.
      const elsewhere = opened.size < before.size ? [] : looked();
      before = opened;
      lookedStorage.write([...new Set([...elsewhere, ...opened])].join(' '));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
