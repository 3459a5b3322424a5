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
  back?: { name: string; folder: string };
  content?: (since?: number) => Promise<ContentChanges | undefined>;
  asksAll?: boolean;
  isDryRun?: boolean;
  growth?: Growth | undefined;
  /** Areas, or `shell`. */
  released?: readonly string[];
  onMany?: () => Promise<void>;
  limits?: Partial<SandboxLimits>;
  tolerates?: Tolerates;
}

export interface Growth {
  /** More pages of a released area are a question. `Infinity`: the team has answered it. */
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
  failure?: ApiFailure;
  faults?: readonly PageFault[];
  before?: RevisionPages;
  after?: RevisionPages;
}
