import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import type { SandboxLimits } from '../sandbox/sandbox.ts';
import type { Store } from '../store/store.ts';
import type { ApiFailure } from './api-outcome.ts';
import type { ContentChanges } from './content-version.ts';
import type { PagesBefore } from './plan.ts';
import type { Reason } from './reasons.ts';

export interface PrerenderOptions {
  store: Store;
  registry: Registry;
  config: SiteConfig;
  /** The live registry, whose pages may be reused. */
  previous: Registry | undefined;
  /** Sends requests to the API. */
  api: typeof fetch;
  /** Whether the registry names the same releases as `previous`: then nothing is written when no page has changed. */
  hasSameReleases: boolean;
  /** Whether pages of the live revision may be removed. */
  removes: boolean;
  /** Area that goes to a release whose pages are kept, or `shell`, and the folder of a revision with them: they are reused. */
  back?: { name: string; folder: string };
  /** Says what has changed since a number of the content. Absent: nobody knows. */
  content?: (since?: number) => Promise<ContentChanges | undefined>;
  /** Whether the data of every page are loaded, whatever is known of changes. */
  asksAll?: boolean;
  /** Whether nothing is written: the result says what would be. */
  isDryRun?: boolean;
  /** Runs before very many pages are prerendered. */
  onMany?: () => Promise<void>;
  /** Limits of the code that is run. Default: those of the sandbox. */
  limits?: Partial<SandboxLimits>;
}

/** What was written below a revision. */
export interface PrerenderedSite {
  /** Why each page was prerendered, by its key in the page list. */
  prerendered: Readonly<Record<string, Reason>>;
  /** Keys of the pages that were reused as they are. */
  reused: readonly string[];
  /** Keys of the pages of the live revision that are no more. */
  removed: readonly string[];
  /** Keys of the pages that stay although the API does not list them any more. */
  kept: readonly string[];
  /** Why the API gave no answer, so that pages show the data of the revision before, if there are any. */
  failure?: ApiFailure;
  /** The pages of the live revision. */
  before?: PagesBefore;
  /** Those that were written. Absent when nothing is written. */
  after?: PagesBefore;
}
