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
  /** Whether they were checked byte by byte a moment ago. */
  areVerified?: boolean;
  note: ActivationNote;
  api: typeof fetch;
  content?: PrerenderOptions['content'];
  asksAll?: boolean;
  removes?: boolean;
  growth?: PrerenderOptions['growth'];
  /** Area or `shell`, and the folder of a revision with its kept pages. */
  back?: PrerenderOptions['back'];
  retires?: string;
  /** Id of a canary that ends with it. */
  ends?: string;
  isDryRun?: boolean;
  tryOut?: (candidate: Candidate) => Promise<string>;
  lock?: HeldLock;
  limits?: Partial<SandboxLimits>;
}

export interface ActivationExtras {
  signersOf?: ((store: Store, changed: readonly ReleaseChange[]) => Promise<string[]>) | undefined;
  prepareForPartners?:
    | ((
        store: Store,
        config: SiteConfig,
        releases: Readonly<Record<string, string>>,
      ) => Promise<VersionForPartners | undefined>)
    | undefined;
  follow?: ((options: ActivateOptions) => Promise<void>) | undefined;
}

export interface VersionForPartners {
  version: string;
  /** Where its files are until it is published. */
  folder: string;
  /** Compressing its files takes as long as prerendering a small site. */
  written: Promise<void>;
  publish: () => Promise<void>;
}

export interface Candidate {
  store: Store;
  registry: Registry;
  previous: Registry | undefined;
  names: readonly string[];
  config: SiteConfig;
}

export type HandleApi = (request: IncomingMessage, response: ServerResponse) => void;
