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
  /** What is requested from elsewhere. Default: whoever runs this process releases whatever is in the artefact. */
  request?: Requester & {
    /** The area that it has to be. */
    area: string;
    /** The release that is to be replaced; `null` when the area has none yet. */
    replaces: string | null;
  };
}
