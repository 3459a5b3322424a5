import type { Requester } from '../store/history.ts';

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
  request?: Requester & {
    /** The area that it has to be. */
    area: string;
    /** The release that is to be replaced; `null` when the area has none yet. */
    replaces: string | null;
  };
}
