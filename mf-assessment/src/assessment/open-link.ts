import { actionsOf } from './actions.ts';
import { datedOf } from './dated.ts';
import type { MeterStore } from './meter-store.ts';
import { decodeMarks } from './selection-code.ts';
import { shownOf } from './shown.ts';

export function openLink({ act, open, stored }: MeterStore, shared: string): void {
  const own = stored();
  const link = decodeMarks(shared);
  if (link.kind !== 'read') {
    open();
    act({ type: 'note', origin: link });
    return;
  }
  const proposedBy = (['lab', 'check'] as const).find((name) => shared.endsWith(`&${name}`));
  const dated = datedOf(shared);
  const shown = shownOf(shared);
  const actions = actionsOf(shared);
  act({
    ...link,
    type: 'load',
    origin: {
      kind: 'link',
      stored: own,
      ...(proposedBy && { proposedBy }),
      ...(dated && { dated }),
      ...(shown.size > 0 && { shown }),
      ...(actions.length > 0 && { actions }),
    },
  });
}
