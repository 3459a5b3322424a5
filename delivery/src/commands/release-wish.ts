import type { CompressedFirst, Store } from '../store/store.ts';

export interface ReleaseWish {
  why: string;
  removes: boolean;
  /** Whether a release that was live before may be live again. */
  isAgain: boolean;
  /** Whether it may add more pages than usual. Default: it is asked. */
  addsMany?: boolean;
  inBrowser?: boolean;
  canary?: number;
  preview?: number;
  /** Default `releases`. */
  compressesFirst?: CompressedFirst;
}

export interface SiteElsewhere {
  site: string;
  /** Default: `RELEASE_KEY`. */
  keyFile: string | undefined;
}

export type CanaryAction = 'promote' | 'abort';

export interface Signer {
  key: string;
  sign: (store: Store, releases: Readonly<Record<string, string>>) => Promise<void>;
}
