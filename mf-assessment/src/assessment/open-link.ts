import type { MeterStore } from './meter-store.ts';
import { decodeMarks, encodeMarks } from './selection-code.ts';

/** Shows the marks of a link; when it cannot be read, the stored ones. */
export function openLink({ act, open, stored }: MeterStore, shared: string): void {
  const own = stored();
  const link = decodeMarks(shared);
  if (link.kind !== 'read') {
    open();
    act({ type: 'note', origin: link });
    return;
  }
  const proposed = shared.endsWith('&lab') ? { isProposal: true } : {};
  const isOther = own && encodeMarks(own) !== encodeMarks(link);
  act({ ...link, type: 'load', origin: { kind: 'link', stored: isOther ? own : undefined, ...proposed } });
}
