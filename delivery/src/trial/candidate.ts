import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import type { Store } from '../store/store.ts';

/** A revision that is complete and not live yet. */
export interface Candidate {
  /** In which `pages(revision)` is its folder. */
  store: Store;
  registry: Registry;
  /** The live registry; absent before the first release. */
  previous: Registry | undefined;
  /** The areas whose release is another one, and `shell`. */
  names: readonly string[];
  config: SiteConfig;
}

/** Answers a request for the API. */
export type HandleApi = (request: IncomingMessage, response: ServerResponse) => void;
