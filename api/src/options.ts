import { join } from 'node:path';
import type { DatabaseLocation } from './database/open-database.ts';
import type { MetricsAddress } from './monitoring/serve-metrics.ts';
import type { SiteAlert } from './monitoring/site-alerts.ts';
import type { Tracing } from './monitoring/start-tracing.ts';
import type { PasswordCost } from './security/passwords.ts';

/** Options of `createApi`. Each has a default. */
export interface ApiOptions {
  /**
   * Created when missing. Demonstrations use `demo.sqlite` in it, everything else `provider.sqlite`, so that invented
   * data and the published demo password are never in one database with real members. Default: `data/` of the
   * repository.
   */
  dataDir?: string;
  /** Of the site that has this API: there is also kept which database is its own. Default: none. */
  releasesDir?: string;
  /** Address of a PostgreSQL database, `postgres://…`, instead of a file in `dataDir`. Default: none. */
  databaseUrl?: string;
  /**
   * Storage for pictures that speaks S3's protocol, `https://key:secret@host/bucket?region=…`. Default: the folder
   * `files` in `dataDir`.
   */
  filesUrl?: string;
  /**
   * Seeds an empty database, serves the demo app site and the outbox. A database with other data in it stays as it is,
   * without both. Default: `true`, with `databaseUrl` `false`.
   */
  demo?: boolean;
  /**
   * Creates the tables, brings them up to date and seeds an empty demonstration. `false` is for what works beside the
   * site: a database that is missing, older, or another than that of the site in `dataDir` is refused. Default: `true`.
   */
  migrates?: boolean;
  /** Origin of the site, for links in mails and pages and for CORS. Default: `http://localhost:3000`. */
  siteOrigin?: string;
  /**
   * `Strict-Transport-Security` when the site is on https, or `off`. Default: `max-age=63072000; includeSubDomains`.
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
  /** Why the site does not show the latest content. Default: not known. */
  publicationFault?: () => string | undefined;
  /** What the operator of the site has to look at, to be mailed once. Default: nothing. */
  siteAlerts?: () => Promise<readonly SiteAlert[]>;
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

export interface SiteReport {
  /** For `metrics.others`. */
  figures: string;
  /** See `ApiOptions`. */
  publicationFault?: string | undefined;
  alerts: readonly SiteAlert[];
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
  /** Sender of mails to members. Default: the brand, at `no-reply@example.com`. */
  from: string;
  /** Recipient of the contact forms. Default: `info@example.com`. */
  contactTo: string;
  /** What the two contact forms call their template. Default: `contact_home` and `contact_modal`. */
  forms: Record<'home' | 'modal', string>;
  /** Mail server, `smtp://user:password@host:587` or `smtps://…`. Default: none, mails wait. A demonstration sends none. */
  smtpUrl?: string;
}

interface WebhookSettings {
  /** Whether servers of private networks, and servers without TLS, may be sent events. Default: `false`. */
  allowsPrivate: boolean;
}

/** How often something may happen before it is rejected for a while. */
export interface Limits {
  /**
   * Calls that check a password, a pass code or a key, per minute: of a known device, a mailed key or the token of a
   * sign-in, and for everybody else of a client address.
   */
  guessesPerAddress: number;
  /** How many such calls may wait for their turn. */
  passwordsWaiting: number;
  /** Wrong passwords of one device or network for one account, before each further one has to wait. */
  guessesPerAccount: number;
  /** Wrong passwords of all unknown devices together for one account; one more an hour. */
  guessesOfUnknownDevices: number;
  /** Discount codes that a member tries in ten minutes. */
  codesPerMember: number;
  /** New pass codes per invitation in a quarter of an hour. */
  resendsPerInvitation: number;
  /** Messages of the contact forms, per network (an IPv4 address, a /64 of IPv6) and minute. */
  messagesPerNetwork: number;
  /** The same per IPv4 address or /48 of IPv6 and ten minutes. */
  messagesInTenMinutes: number;
  /** Of all together in ten minutes; mails of further ones wait for a turn. */
  messagesOfAll: number;
  /** With so many mails in the queue, messages beyond `messagesOfAll` are refused: the disk is not endless. */
  mailsWaiting: number;
  /** Reports of browsers, per network and minute. */
  reportsPerNetwork: number;
  /** Questions about partner keys and codes, per network and minute. */
  partnerCallsPerNetwork: number;
  /** Calls of the page for partners, per person, or per network without a sign-in, and minute. */
  partnerPageCalls: number;
  /** Uses of elements on partners' pages, per network and minute. */
  partnerUsesPerNetwork: number;
  /** Requests for a place that count for partners, per network and hour. */
  partnerRequestsPerNetwork: number;
}

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const defaultLimits: Limits = {
  guessesPerAddress: 120,
  passwordsWaiting: 100,
  guessesPerAccount: 5,
  guessesOfUnknownDevices: 100,
  codesPerMember: 10,
  resendsPerInvitation: 5,
  messagesPerNetwork: 30,
  messagesInTenMinutes: 100,
  messagesOfAll: 300,
  mailsWaiting: 5000,
  reportsPerNetwork: 20,
  partnerPageCalls: 120,
  partnerUsesPerNetwork: 300,
  partnerCallsPerNetwork: 120,
  partnerRequestsPerNetwork: 10,
};

const defaultSender = 'no-reply@example.com';

/** Without signs that have a meaning in the header. */
export const senderOf = (brand: string, address = defaultSender): string =>
  `${brand.replaceAll(/["<>,;\\]/g, '')} <${address}>`;

export const isDefaultSender = (from: string): boolean => from.endsWith(`<${defaultSender}>`);

export const defaultMail: MailSettings = {
  from: senderOf('Agile Languages'),
  contactTo: 'info@example.com',
  forms: { home: 'contact_home', modal: 'contact_modal' },
};

export const defaultPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
export const defaultListAge = 1000;
export const defaultBrand = 'Agile Languages';
export const defaultSiteOrigin = 'http://localhost:3000';

/** The header `Strict-Transport-Security` of a site, or `undefined`. @param hsts see `ApiOptions` */
export const strictTransportOf = (siteOrigin: string, hsts = ''): string | undefined =>
  hsts === 'off' || !siteOrigin.startsWith('https:') ? undefined : hsts || 'max-age=63072000; includeSubDomains';

export const defaultDataDir = join(import.meta.dirname, '../../data');

export const isDemo = ({ demo, databaseUrl }: ApiOptions): boolean => demo ?? databaseUrl === undefined;

/** Folder of pictures, unless `filesUrl` is set. */
export const filesFolderOf = ({ dataDir }: ApiOptions): string => join(dataDir ?? defaultDataDir, 'files');

export const databaseLocationOf = (options: ApiOptions): DatabaseLocation =>
  options.databaseUrl === undefined
    ? { file: join(options.dataDir ?? defaultDataDir, isDemo(options) ? 'demo.sqlite' : 'provider.sqlite') }
    : { url: options.databaseUrl };

/** Origin at which the desk is, at `/desk`; `undefined` when it is off. */
export function deskOriginOf({ deskOrigin, siteOrigin }: Pick<ApiOptions, 'deskOrigin' | 'siteOrigin'>) {
  return deskOrigin === 'off' ? undefined : (deskOrigin ?? siteOrigin ?? defaultSiteOrigin);
}
