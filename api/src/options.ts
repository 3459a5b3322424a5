import { join } from 'node:path';
import type { DatabaseLocation } from './database/database-location.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Options of `createApi`. Each has a default. */
export interface ApiOptions {
  /**
   * Folder of the database, created when missing. Default: `data/` of the repository.
   * Demonstrations use `demo.sqlite` in it, everything else `provider.sqlite`, so that invented data and the
   * published demo password are never in one database with real members.
   */
  dataDir?: string;
  /** Address of a PostgreSQL database, `postgres://…`, instead of a file in `dataDir`. Default: none. */
  databaseUrl?: string;
  /**
   * Storage for pictures that speaks S3's protocol, `https://key:secret@host/bucket?region=…`. Default: the folder
   * `files` in `dataDir`.
   */
  filesUrl?: string;
  /**
   * Demonstration: seeds an empty database, serves the demo app site and the outbox. A database with other data in it
   * stays as it is, without app site and outbox. Default: `true`, with `databaseUrl` `false`.
   */
  demo?: boolean;
  /**
   * Whether the tables are created and brought up to date, and an empty demonstration is seeded. With `false` the API
   * does not start on a database that is missing or from an older version. Default: `true`.
   */
  migrates?: boolean;
  /** Origin of the site, for links in mails and pages and for CORS. Default: `http://localhost:3000`. */
  siteOrigin?: string;
  /**
   * Value of `Strict-Transport-Security`, which is sent when the site is on https; `off`: it is not sent.
   * Default: `max-age=63072000; includeSubDomains`.
   */
  hsts?: string;
  /** Origin of the desk, or `off`. Default: the site's. */
  deskOrigin?: string;
  /** Name of the provider, for the documents. Default: `Agile Languages`. */
  brand?: string;
  /** Default: `info`. */
  logLevel?: LogLevel;
  /** Receives one JSON line per log entry. Default: standard output. */
  logStream?: { write(line: string): void };
  /** Where figures are served in the format of Prometheus, at `/metrics`. Default: nowhere. */
  metrics?: MetricsAddress;
  /** Why the site does not show the latest content; `undefined` when it does, or nobody knows. Default: nobody knows. */
  publicationFault?: () => string | undefined;
  /** Nightly backups. Default: none. */
  backup?: BackupPlan;
  /** Traces of this process. Default: none. */
  tracing?: Tracing | undefined;
  /** Addresses or networks of proxies whose `X-Forwarded-For` counts. Default: none. */
  trustProxy?: string;
  /** Whether events are sent to partners' servers. Default: `true`. */
  sendsEvents?: boolean;
  /** How events are sent to partners' servers. Default: to public addresses only, with TLS. */
  webhooks?: Partial<WebhookSettings>;
  mail?: Partial<MailSettings>;
  limits?: Partial<Limits>;
  /** Cost of password hashes. Default: argon2id with 19 MiB and two passes. Tests choose less. */
  passwordCost?: PasswordCost;
  /** Milliseconds for which an answer of the class list is reused. Default: 1000. */
  maxListAge?: number;
  /** Aborted when the process is about to stop: `/api/ready` then answers 503. Default: never. */
  stopping?: AbortSignal;
  /** Default: the system clock. */
  clock?: () => Date;
}

export interface MetricsAddress {
  host: string;
  port: number;
  /** Figures of others that are served as well, as text in the same format. Default: none. */
  others?: () => string | Promise<string>;
}

/** What a site tells the API that it runs in a process of its own. */
export interface SiteReport {
  /** For `metrics.others`. */
  figures: string;
  /** See `ApiOptions`. */
  publicationFault?: string | undefined;
}

export interface BackupPlan {
  /** Folder, created when missing. */
  dir: string;
  /** Time of the day in UTC, `03:00`. */
  at: string;
  /** How many of the newest stay. */
  keep: number;
}

export interface MailSettings {
  /** Sender of mails to members. Default: `Agile Languages <no-reply@example.com>`. */
  from: string;
  /** Who reads the contact forms. Default: `info@example.com`. */
  contactTo: string;
  /** Mail server, `smtp://user:password@host:587` or `smtps://…`. Default: none, mails wait. A demonstration sends none. */
  smtpUrl?: string;
}

export interface WebhookSettings {
  /** Whether servers of private networks, and servers without TLS, may be sent events. Default: `false`. */
  allowsPrivate: boolean;
}

/** How often something may happen before it is rejected for a while. */
export interface Limits {
  /** Calls that check a password or a pass code, per client address and minute. Default: 120. */
  guessesPerAddress: number;
  /** How many such calls may wait for their turn to be hashed. Default: 100. */
  passwordsWaiting: number;
  /** Wrong passwords of one device or network for one account, before each further one has to wait. Default: 5. */
  guessesPerAccount: number;
  /** Wrong passwords of all unknown devices together for one account; one more an hour. Default: 100. */
  guessesOfUnknownDevices: number;
  /** New pass codes per invitation in a quarter of an hour. Default: 5. */
  resendsPerInvitation: number;
  /** Messages of the contact forms, per network of a client (an IPv4 address, a /64 of IPv6) and minute. Default: 30. */
  messagesPerNetwork: number;
  /** The same per wider network (a /24 of IPv4, a /48 of IPv6) and ten minutes. Default: 100. */
  messagesPerWiderNetwork: number;
  /** The same of all together in ten minutes. Default: 300. */
  messagesOfAll: number;
  /** Reports of browsers that are counted, per network and minute. Default: 20. */
  reportsPerNetwork: number;
  /** Questions about partner keys and codes, per network and minute. Default: 120. */
  partnerCallsPerNetwork: number;
  /** Uses of elements on partners' pages that are counted, per network and minute. Default: 300. */
  partnerUsesPerNetwork: number;
  /** Questions about one partner key, from all networks, per minute. Default: 1200. */
  partnerCallsPerKey: number;
}

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const defaultLimits: Limits = {
  guessesPerAddress: 120,
  passwordsWaiting: 100,
  guessesPerAccount: 5,
  guessesOfUnknownDevices: 100,
  resendsPerInvitation: 5,
  messagesPerNetwork: 30,
  messagesPerWiderNetwork: 100,
  messagesOfAll: 300,
  reportsPerNetwork: 20,
  partnerUsesPerNetwork: 300,
  partnerCallsPerNetwork: 120,
  partnerCallsPerKey: 1200,
};

export const defaultMail: MailSettings = {
  from: 'Agile Languages <no-reply@example.com>',
  contactTo: 'info@example.com',
};

export const defaultPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
export const defaultListAge = 1000;
export const defaultBrand = 'Agile Languages';
export const defaultSiteOrigin = 'http://localhost:3000';

/** The header `Strict-Transport-Security` of a site, or `undefined`. @param hsts see `ApiOptions` */
export const strictTransportOf = (siteOrigin: string, hsts = ''): string | undefined =>
  hsts === 'off' || !siteOrigin.startsWith('https:') ? undefined : hsts || 'max-age=63072000; includeSubDomains';

const defaultDataDir = join(import.meta.dirname, '../../data');

export const isDemo = ({ demo, databaseUrl }: ApiOptions): boolean => demo ?? databaseUrl === undefined;

/** Folder of pictures, for who keeps them without other storage. */
export const filesFolderOf = ({ dataDir }: ApiOptions): string => join(dataDir ?? defaultDataDir, 'files');

export const databaseLocationOf = (options: ApiOptions): DatabaseLocation =>
  options.databaseUrl === undefined
    ? { file: join(options.dataDir ?? defaultDataDir, isDemo(options) ? 'demo.sqlite' : 'provider.sqlite') }
    : { url: options.databaseUrl };
