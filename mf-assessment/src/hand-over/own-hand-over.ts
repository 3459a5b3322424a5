import { isRecord, jsonOf } from '@agile-languages/shared/formats';
import { pageStorage } from '../assessment/page-storage.ts';
import { type HandOverKind, isHandOverKind } from './questions.content.ts';

const storage = pageStorage('hand-over');

const mostKept = 20;

/** The last first. A card has to be here when its answers come back. */
export function ownHandOvers(): OwnHandOver[] {
  try {
    return [JSON.parse(storage.read() ?? '[]')].flat().filter(isOwn);
  } catch {
    return [];
  }
}

export const storeOwn = (own: OwnHandOver) => storage.write(jsonOf([own, ...ownHandOvers()].slice(0, mostKept)));

export function forgetOwn(ids: readonly string[]): void {
  const left = ownHandOvers().filter(({ id }) => !ids.includes(id));
  if (left.length > 0) storage.write(jsonOf(left));
  else storage.clear();
}

const isOwn = (own: unknown): own is OwnHandOver =>
  isRecord(own) && Array.isArray(own.meant) && isHandOverKind(own.kind);

export interface OwnHandOver {
  /** So that answers to another card are noticed. */
  id: string;
  kind: HandOverKind;
  text: string;
  meant: readonly string[];
}
