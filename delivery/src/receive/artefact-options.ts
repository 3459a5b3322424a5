import type { Requester } from '../store/history.ts';
import type { CanaryAction } from './release-request.ts';

/** How an artefact is released. */
export interface ArtefactOptions {
  why: string;
  /** Whether pages that are live may be removed. */
  removes: boolean;
  /** Whether a release that was live before may be live again. */
  isAgain: boolean;
  /** Whether a browser tries it before. Default: `true`. */
  inBrowser?: boolean;
  /** Hundredths of the visitors who get it. Default: all of them. */
  canary?: number;
  /** Hours for which it is a preview instead. Default: it is none. */
  preview?: number;
  /** The request of a team over HTTP. Default: the artefact is released from this machine, whatever area it is of. */
  request?: SiteRequest;
}

/** The request of a team over HTTP. */
export interface SiteRequest extends Requester {
  /** The area that it is for. */
  area: string;
  /** The release that is live, and is to be replaced; `null` when the area has none yet. */
  replaces: string | null;
}

/** What a site does on request, in a process of its own. */
export type RequestedWork =
  | { kind: 'release'; file: string; options: ArtefactOptions }
  | { kind: CanaryAction; why: string; request: SiteRequest };
