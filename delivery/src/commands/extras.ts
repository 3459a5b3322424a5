import type { Usage } from '@agile-languages/shared/build/checkout';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import type { ActivateOptions, ActivationExtras, Candidate } from '../activate/activate-options.ts';
import type { Activation } from '../activate/activate-releases.ts';
import type { ApiOfPages } from '../prerender/with-api.ts';
import type { FilePacking } from '../serve/release-files.ts';
import type { ServerRoutes } from '../serve/run-server.ts';
import type { SiteRoutes, Visitors } from '../serve/site.ts';
import type { SiteEnvironment } from '../site-settings.ts';
import type { ActivationNote, Requester } from '../store/history.ts';
import type { OpenSharedStore } from '../store/release-store.ts';
import type { SiteStatus } from '../store/site-status.ts';
import type { CompressedFirst, Store } from '../store/store.ts';

export type Command = (args: string[], extras: Extras) => Promise<void>;

export interface Extras {
  objectStorage?: OpenSharedStore;
  /** @throws {SeenFaults} when a browser sees faults that the revision before has not */
  trial?: (candidate: Candidate, options: TrialOptions) => Promise<TrialOutcome>;
  dictionaries?: FilePacking;
  partners?: WithCommands & {
    prepare: NonNullable<ActivationExtras['prepareForPartners']>;
    routes: (config: SiteConfig) => SiteRoutes;
  };
  ownRepositories?: WithCommands & {
    create: (folder: string, name: string) => Promise<void>;
  };
  canary?: CanaryExtra;
  receive?: ReceiveExtra;
}

interface WithCommands {
  commands: Readonly<Record<string, Command>>;
  usages: Readonly<Record<string, Usage>>;
}

export interface TrialOutcome {
  text: string;
  isTried: boolean;
}

interface TrialOptions {
  isWanted: boolean;
  files?: readonly string[];
  /** Default: of a changed area a page of each pattern, and others. */
  paths?: readonly string[];
  /** In CSS pixels, the widest first. */
  widths?: readonly number[];
  /** In milliseconds. */
  longest?: number;
  uses?: boolean;
  looksTwice?: boolean;
  /** The trial rejects with the reason when the project's own API does not open. */
  api: Pick<ApiOfPages, 'handle' | 'ready'>;
  routes: SiteRoutes | undefined;
}

export interface CanaryExtra extends WithCommands {
  release: (site: SiteToChange, area: AreaToRelease) => Promise<void>;
  folderToPromote: (store: Store, name: string, release: string) => Promise<string | undefined>;
  act: (site: SiteToChange, action: CanaryAction, name: string, why: string, from: Requester) => Promise<void>;
  follow: NonNullable<ActivationExtras['follow']>;
  visitors: Visitors;
  watch: (site: SiteEnvironment, stopping: AbortSignal) => void;
}

export interface ReceiveExtra extends WithCommands {
  endKeys: (store: Store, name: string, why: string, isDryRun: boolean) => Promise<string[]>;
  signersOf: NonNullable<ActivationExtras['signersOf']>;
  signer: (keyFile: string | undefined) => Promise<Signer | undefined>;
  /** Refuses a key, or none, with which releases of these areas would be refused. */
  expectKey: (store: Store, names: readonly string[], key: string | undefined) => Promise<void>;
  isArtefact: (name: string | undefined) => boolean;
  release: (name: string, wish: ReleaseWish, extras: Extras) => Promise<void>;
  send: (name: string | undefined, wish: ReleaseWish, to: SiteElsewhere) => Promise<void>;
  sendAction: (action: CanaryAction, name: string, why: string, to: SiteElsewhere) => Promise<void>;
  statusOf: (to: SiteElsewhere) => Promise<SiteStatus>;
  routes: ServerRoutes;
}

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

export interface SiteToChange {
  store: Store;
  config: SiteConfig;
  extras: Extras;
  live: Registry | undefined;
  /** In bytes. */
  mostStored: number;
  hasApiFailed: () => boolean;
  contentVersion: () => Promise<number | undefined>;
  activate: (change: SiteChange) => Promise<Activation | undefined>;
  optionsOf: (change: SiteChange) => ActivateOptions;
}

export type SiteChange = Pick<
  ActivateOptions,
  'releases' | 'retires' | 'areVerified' | 'note' | 'removes' | 'back' | 'ends' | 'isDryRun' | 'asksAll'
> & {
  addsMany?: boolean;
  inBrowser?: boolean;
};

export interface AreaToRelease {
  name: string;
  release: string;
  /** Byte by byte, a moment ago. */
  isVerified?: boolean;
  addsMany?: boolean;
  note: ActivationNote;
  removes: boolean;
  inBrowser: boolean;
  /** Hundredths of the visitors. */
  canary?: number;
  /** Hours. */
  preview?: number;
}

export const siteExtrasOf = ({ dictionaries, canary, partners }: Extras, config: SiteConfig) => ({
  packing: dictionaries,
  visitors: canary?.visitors,
  routes: partners?.routes(config),
});
