import { isRecord, jsonOf } from '@agile-languages/shared/formats';
import { browserStorage, withMemory } from '@agile-languages/shared/storage';
import { deckOf, deckPath } from './deck.ts';
import type { Meeting } from './meeting.ts';

/** A meeting outlasts a reload of its tab, and nothing else. */
const storage = withMemory(browserStorage('session', 'table'));

export function keepMeeting(meeting: Meeting | undefined): void {
  if (meeting) storage.write(jsonOf({ ...meeting, deck: deckPath(meeting.deck) }));
  else storage.clear();
}

export function keptMeeting(): Meeting | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read() ?? 'null');
    if (!isRecord(kept) || !Array.isArray(kept.given) || !isRecord(kept.agreed)) return undefined;
    const deck = deckOf(`${kept.deck}`.replace(/^[^#]*/, ''));
    return deck && { ...(kept as unknown as Meeting), deck };
  } catch {
    return undefined;
  }
}
