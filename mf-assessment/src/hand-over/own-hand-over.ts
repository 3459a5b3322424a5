import { pageStorage } from '../assessment/page-storage.ts';
import { type HandOverKind, isHandOverKind } from './questions.content.ts';

const storage = pageStorage('hand-over');

/** The card that was handed over from this browser, with what was meant; it has to be here when the answers come back. */
export function readOwn(): OwnHandOver | undefined {
  try {
    const own: unknown = JSON.parse(storage.read() ?? 'null');
    return isOwn(own) ? own : undefined;
  } catch {
    return undefined;
  }
}

export const storeOwn = (own: OwnHandOver) => storage.write(JSON.stringify(own));

export const clearOwn = () => storage.clear();

const isOwn = (own: unknown): own is OwnHandOver =>
  typeof own === 'object' &&
  own !== null &&
  'meant' in own &&
  Array.isArray(own.meant) &&
  'kind' in own &&
  isHandOverKind(own.kind);

export interface OwnHandOver {
  /** Four letters, so that answers to another card are noticed. */
  id: string;
  kind: HandOverKind;
  text: string;
  /** Answers to the eight questions, as they are meant. */
  meant: readonly string[];
}
