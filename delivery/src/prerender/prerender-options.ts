import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import type { SandboxLimits } from '../sandbox/sandbox.ts';
import type { RevisionPages } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';
import type { ContentChanges } from './content.ts';
import type { PageFault, Tolerates } from './faults.ts';
import type { Reason } from './fingerprint.ts';
import type { ApiFailure } from './initial-data.ts';

export interface PrerenderOptions {
  store: Store;
  registry: Registry;
  config: SiteConfig;
  previous: Registry | undefined;
  api: typeof fetch;
  /** Then nothing is written when no page has changed. */
  hasSameReleases: boolean;
  removes: boolean;
  /** Area or `shell`, and the folder of a revision with its kept pages. */
  back?: { name: string; folder: string };
  /** Absent: unknown. */
  content?: (since?: number) => Promise<ContentChanges | undefined>;
  asksAll?: boolean;
  isDryRun?: boolean;
  growth?: Growth | undefined;
  /** Areas, or `shell`. None: only data or configuration changed. */
  released?: readonly string[];
  onMany?: () => Promise<void>;
  limits?: Partial<SandboxLimits>;
  /** Default: a page that fails ends the command. */
  tolerates?: Tolerates;
}

export interface Growth {
  /** More pages than these of a released area are a question. `Infinity`: the team has answered it. */
  asks: number;
  /** Of the whole site. */
  pages: number;
  /** Of documents that one revision writes. */
  bytes: number;
}

export interface PrerenderedSite {
  prerendered: Readonly<Record<string, Reason>>;
  reused: readonly string[];
  removed: readonly string[];
  /** The API does not list them any more. */
  kept: readonly string[];
  /** Pages show the data of the revision before then. */
  failure?: ApiFailure;
  faults?: readonly PageFault[];
  before?: RevisionPages;
  /** Absent when nothing is written. */
  after?: RevisionPages;
}
