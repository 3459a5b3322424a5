import type { TextStorage } from '@agile-languages/shared/storage';
import { caseMarks, freshMeter, type MeterAction, type MeterState, meterReducer } from './meter-state.ts';
import { type CaseMarks, decodeMarks, encodeMarks } from './selection-code.ts';

const storedActions: ReadonlySet<MeterAction['type']> = new Set(['choose case', 'switch', 'load', 'undo', 'import']);

export function createMeterStore(storage: TextStorage | undefined) {
  let state = freshMeter;
  const listeners = new Set<() => void>();

  const act = (action: MeterAction) => {
    state = meterReducer(state, action);
    if (state.origin.kind === 'own') {
      if (action.type === 'reset') storage?.clear();
      else if (storedActions.has(action.type)) storage?.write(encodeMarks(caseMarks(state)));
    }
    for (const listener of listeners) listener();
  };

  return {
    get: (): MeterState => state,
    act,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stored: () => readStored(storage),
    open() {
      const own = readStored(storage);
      if (own) act({ ...own, type: 'load', origin: { kind: 'own' } });
    },
  };
}

function readStored(storage: TextStorage | undefined): CaseMarks | undefined {
  const code = storage?.read();
  const read = code ? decodeMarks(code) : undefined;
  return read?.kind === 'read' ? { number: read.number, marks: read.marks } : undefined;
}

export type MeterStore = ReturnType<typeof createMeterStore>;
