import type { TextStorage } from '@agile-languages/shared/storage';
import { caseMarks, freshMeter, type MeterAction, type MeterState, meterReducer } from './meter-state.ts';
import { type CaseMarks, decodeMarks, encodeMarks } from './selection-code.ts';

const kept: ReadonlySet<MeterAction['type']> = new Set(['choose case', 'turn', 'take', 'undo', 'import']);

/** The state of one meter. What the visitor changes is kept; marks of a link are not, until they are taken over. */
export function createMeterStore(keep: TextStorage | undefined) {
  let state = freshMeter;
  const listeners = new Set<() => void>();

  const act = (action: MeterAction) => {
    state = meterReducer(state, action);
    if (state.origin.kind === 'own') {
      if (action.type === 'reset') keep?.clear();
      else if (kept.has(action.type)) keep?.write(encodeMarks(caseMarks(state)));
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
    /** Takes the marks that were kept, or those of a link; a link that cannot be read leaves the kept ones. */
    open(shared: string | undefined) {
      const own = readKept(keep);
      const link = shared === undefined ? undefined : decodeMarks(shared);
      if (link?.kind === 'read') {
        const others = own && encodeMarks(own) !== encodeMarks(link);
        act({ ...link, type: 'take', origin: { kind: 'link', kept: others ? own : undefined } });
        return;
      }
      if (own) act({ ...own, type: 'take', origin: { kind: 'own' } });
      if (link) act({ type: 'say', origin: link });
    },
  };
}

function readKept(keep: TextStorage | undefined): CaseMarks | undefined {
  const code = keep?.read();
  const read = code ? decodeMarks(code) : undefined;
  return read?.kind === 'read' ? { number: read.number, marks: read.marks } : undefined;
}
