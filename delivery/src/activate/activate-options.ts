import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import type { PrerenderOptions } from '../prerender/prerender-options.ts';
import type { SandboxLimits } from '../sandbox/sandbox.ts';
import type { ActivationNote, ReleaseChange } from '../store/history.ts';
import type { HeldLock } from '../store/lock.ts';
import type { Store } from '../store/store.ts';

export interface ActivateOptions extends ActivationExtras {
  store: Store;
  config: SiteConfig;
  releases: Readonly<Record<string, string>>;
  /** Whether they were checked byte by byte a moment ago. Default `false`. */
  areVerified?: boolean;
  note: ActivationNote;
  api: typeof fetch;
  /** What has changed since a number of the content. Default: not known, so the data of every page are loaded. */
  content?: PrerenderOptions['content'];
  /** Whether the data of every page are loaded, whatever is known of changes. Default `false`. */
  asksAll?: boolean;
  removes?: boolean;
  growth?: PrerenderOptions['growth'];
  /** Area (or `shell`) that goes back, and the folder of a revision with its kept pages. */
  back?: PrerenderOptions['back'];
  /** An area that is live no more. */
  retires?: string;
  /** Id of a canary that ends with it. */
  ends?: string;
  isDryRun?: boolean;
  tryOut?: (candidate: Candidate) => Promise<string>;
  /** The command pauses its lock while it prerenders many pages. */
  lock?: HeldLock;
  limits?: Partial<SandboxLimits>;
}

/** Without them releases need no signature, and partners get nothing. */
export interface ActivationExtras {
  signersOf?: ((store: Store, changed: readonly ReleaseChange[]) => Promise<string[]>) | undefined;
  /** @returns the version; `undefined` when there is nothing to publish */
  publishForPartners?:
    | ((store: Store, config: SiteConfig, releases: Readonly<Record<string, string>>) => Promise<string | undefined>)
    | undefined;
  follow?: ((options: ActivateOptions) => Promise<void>) | undefined;
}

/** A revision that is complete and not live yet. */
export interface Candidate {
  /** In which `pages(revision)` is its folder. */
  store: Store;
  registry: Registry;
  previous: Registry | undefined;
  names: readonly string[];
  config: SiteConfig;
}

export type HandleApi = (request: IncomingMessage, response: ServerResponse) => void;
