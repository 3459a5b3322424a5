import { resolve } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { MetricsAddress } from './monitoring/serve-metrics.ts';
import {
  type ApiOptions,
  type BackupPlan,
  defaultMail,
  defaultSiteOrigin,
  type LogLevel,
  logLevels,
  type MailSettings,
} from './options.ts';

export interface ApiConfig extends ApiOptions {
  host: string;
  port: number;
  /** Milliseconds from `/api/ready` answering 503 to accepting no more requests. Default: 0. */
  stopDelay: number;
  collector: string | undefined;
}

type Environment = Record<string, string | undefined>;

/**
 * `api/README.md` explains each variable.
 *
 * @throws {UserError}
 */
export function readApiConfig(env: Environment): ApiConfig {
  return {
    host: env.HOST || 'localhost',
    port: readPort(env.PORT),
    stopDelay: readDelay(env.STOP_DELAY),
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : undefined,
    releasesDir: env.RELEASES_DIR ? resolve(env.RELEASES_DIR) : undefined,
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    filesUrl: readFilesUrl(env.FILES_URL),
    demo: readFlag('DEMO', env.DEMO),
    hsts: env.HSTS || undefined,
    siteOrigin: readOrigin('SITE_ORIGIN', env.SITE_ORIGIN) ?? defaultSiteOrigin,
    deskOrigin: env.DESK_ORIGIN === 'off' ? 'off' : readOrigin('DESK_ORIGIN', env.DESK_ORIGIN),
    brand: env.BRAND || undefined,
    logLevel: readLogLevel(env.LOG_LEVEL),
    trustProxy: env.TRUST_PROXY || undefined,
    metrics: readMetricsAddress(env.METRICS_ADDRESS),
    backup: readBackupPlan(env),
    webhooks: { allowsPrivate: readFlag('WEBHOOK_PRIVATE', env.WEBHOOK_PRIVATE) ?? false },
    collector: readCollector(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    mail: readMail(env),
  };
}

function readPort(value = ''): number {
  if (value === '') return 3001;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new UserError(`PORT is "${value}"; it has to be a number from 0 to 65535.`);
}

function readDelay(value = '0'): number {
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new UserError(`STOP_DELAY is "${value}"; it has to be a number of milliseconds.`);
}

function readDatabaseUrl(value = ''): string | undefined {
  if (value === '') return undefined;
  if (/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new UserError('DATABASE_URL has to be an address like postgres://user:password@host:5432/name.');
}

function readFilesUrl(value = ''): string | undefined {
  if (value === '') return undefined;
  const { protocol = '', username, password, pathname = '/' } = URL.parse(value) ?? {};
  if (/^https?:$/.test(protocol) && username && password && pathname !== '/') return value;
  throw new UserError('FILES_URL has to be an address like https://key:secret@s3.example/bucket?region=eu-central-1.');
}

function readFlag(name: string, value = ''): boolean | undefined {
  if (value === '') return undefined;
  if (value === '1') return true;
  if (value === '0') return false;
  throw new UserError(`${name} is "${value}"; it has to be 0 or 1.`);
}

function readOrigin(name: string, value = ''): string | undefined {
  if (value === '') return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  throw new UserError(`${name} is "${value}"; it has to be an origin like ${defaultSiteOrigin}.`);
}

function readLogLevel(value = ''): LogLevel {
  const level = logLevels.find((name) => name === (value || 'info'));
  if (level) return level;
  throw new UserError(`LOG_LEVEL is "${value}"; it has to be one of ${logLevels.join(', ')}.`);
}

function readMetricsAddress(value = ''): MetricsAddress | undefined {
  if (value === '') return undefined;
  const [, host = '', port = ''] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(value) ?? [];
  if (host && Number(port) <= 65_535) return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
  throw new UserError(`METRICS_ADDRESS is "${value}"; it has to be an address like 127.0.0.1:9464.`);
}

function readCollector(value = ''): string | undefined {
  if (value === '') return undefined;
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new UserError(`OTEL_EXPORTER_OTLP_ENDPOINT is "${value}"; it has to be an address like http://localhost:4318.`);
}

function readBackupPlan({ BACKUP_DIR, BACKUP_AT, BACKUP_KEEP }: Environment): BackupPlan | undefined {
  if (!BACKUP_DIR) return undefined;
  const at = BACKUP_AT || '03:00';
  const keep = BACKUP_KEEP || '14';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new UserError(`BACKUP_AT is "${at}"; it has to be a time like 03:00.`);
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new UserError(`BACKUP_KEEP is "${keep}"; it has to be a number from 1 to 9999.`);
  return { dir: resolve(BACKUP_DIR), at, keep: Number(keep) };
}

function readMail(env: Environment): Partial<MailSettings> {
  const { MAIL_FROM, CONTACT_EMAIL, MAIL_TEMPLATE_HOME, MAIL_TEMPLATE_MODAL } = env;
  const smtpUrl = readSmtpUrl(env.SMTP_URL);
  const { forms } = defaultMail;
  return {
    ...(MAIL_FROM && { from: MAIL_FROM }),
    ...(CONTACT_EMAIL && { contactTo: CONTACT_EMAIL }),
    ...((MAIL_TEMPLATE_HOME || MAIL_TEMPLATE_MODAL) && {
      forms: { home: MAIL_TEMPLATE_HOME || forms.home, modal: MAIL_TEMPLATE_MODAL || forms.modal },
    }),
    ...(smtpUrl && { smtpUrl }),
  };
}

function readSmtpUrl(value = ''): string | undefined {
  if (value === '') return undefined;
  const url = URL.parse(value);
  if (url?.hostname && /^smtps?:$/.test(url.protocol)) return value;
  throw new UserError('SMTP_URL has to be an address like smtp://user:password@mail.example:587.');
}
