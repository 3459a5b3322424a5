import type { CanaryAction, ReleaseWish } from '../../commands/extras.ts';
import type { Requester } from '../../store/history.ts';

export interface ArtefactOptions extends ReleaseWish {
  request?: SiteRequest;
}

export interface SiteRequest extends Requester {
  area: string;
  replaces: string | null;
}

export type RequestedWork =
  | { kind: 'release'; file: string; options: ArtefactOptions }
  | { kind: CanaryAction; why: string; request: SiteRequest };

/** The last one is `done`, `refused` or `failed`. */
export type ProgressMessage =
  | { kind: 'line'; text: string }
  | { kind: 'done' }
  | { kind: 'refused'; sentence: string; details?: string }
  | { kind: 'failed'; id: string };
