import type { SiteConfig } from '@agile-languages/shared/platform';
import type { PrerenderOptions } from '../prerender/prerender-options.ts';
import type { SandboxLimits } from '../sandbox/sandbox.ts';
import type { ActivationNote } from '../store/history.ts';
import type { Store } from '../store/store.ts';
import type { Turn } from '../store/with-lock.ts';
import type { Candidate } from '../trial/candidate.ts';

export interface ActivateOptions {
  store: Store;
  config: SiteConfig;
  /** Releases to activate, by name of the area, or `shell`; the others stay as they are. */
  releases: Readonly<Record<string, string>>;
  /** Whether they were checked byte by byte a moment ago. Default `false`. */
  areVerified?: boolean;
  /** What the history records of it. */
  note: ActivationNote;
  /** Sends requests for the data of pages. */
  api: typeof fetch;
  /** Says what has changed since a number of the content. Default: nobody knows, so the data of every page are loaded. */
  content?: PrerenderOptions['content'];
  /** Whether the data of every page are loaded, whatever is known of changes. Default `false`. */
  asksAll?: boolean;
  /** Whether pages that are live may be removed. Default `false`. */
  removes?: boolean;
  /** Area that goes to a release whose pages are kept, or `shell`, and the folder of a revision with them: they are reused. */
  back?: PrerenderOptions['back'];
  /** Id of a canary that ends with it. */
  ends?: string;
  /** Whether nothing is changed: the result says what would be. Default `false`. */
  isDryRun?: boolean;
  /** Tries a release in a browser, and returns what the history records of it. Default: it is not tried. */
  tryOut?: (candidate: Candidate) => Promise<string>;
  /** The turn of this command, which it leaves to others while it prerenders many pages. Default: it keeps it. */
  turn?: Turn;
  /** Limits of the code of the areas. Default: those of the sandbox. */
  limits?: Partial<SandboxLimits>;
}
