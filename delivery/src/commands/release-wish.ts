import type { CompressedFirst, Store } from '../store/store.ts';

export interface ReleaseWish {
  why: string;
  removes: boolean;
  /** Whether a release that was live before may be live again. */
  isAgain: boolean;
  addsMany?: boolean;
  inBrowser?: boolean;
  canary?: number;
  preview?: number;
  compressesFirst?: CompressedFirst;
}

export interface SiteElsewhere {
  site: string;
  keyFile: string | undefined;
}

export type CanaryAction = 'promote' | 'abort';

export interface Signer {
  key: string;
  sign: (store: Store, releases: Readonly<Record<string, string>>) => Promise<void>;
}
