import { join } from 'node:path';
import { defaultBrand, defaultMail, defaultSiteOrigin } from '@agile-languages/api/options';
import { UserError } from '@agile-languages/shared/errors';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { root } from './paths.ts';
import { isAreaName } from './store/store.ts';

export interface DeliveryConfig {
  port: number;
  host: string;
  releasesDir: string;
  releasesUrl?: string;
  dataDir: string;
  hsts: string;
  /** Empty: no proxy is trusted. */
  trustProxy: string;
  ownApiProcess: boolean;
  publishes?: boolean;
  visits: boolean;
  debugHeaders: boolean;
  /** An e-mail address or the address of a page. */
  securityContact: string;
  /** `bytes` of the documents of one release, `stored` of all releases. */
  most: { pages: number; bytes: number; stored: number };
  site: SiteConfig;
}

export function readConfig(env: NodeJS.ProcessEnv): DeliveryConfig {
  const port = Number(env.PORT || new URL(defaultSiteOrigin).port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UserError(`PORT is ${env.PORT}, not a port number.`);
  const origin = url(env.SITE_ORIGIN || `http://localhost:${port}`, 'SITE_ORIGIN').origin;
  const demo = env.DEMO !== '0';
  const fileBase = env.FILE_BASE || '/files';
  const site: SiteConfig = {
    brand: env.BRAND || defaultBrand,
    email: env.CONTACT_EMAIL || defaultMail.contactTo,
    origin,
    apiBase: env.API_BASE || '/api',
    fileBase,
    loginUrl: url(env.LOGIN_URL || `${origin}/app/login`, 'LOGIN_URL').href,
    frameworkUrl: url(env.FRAMEWORK_URL || `${origin}/app/framework`, 'FRAMEWORK_URL').href,
    appRedirectUrl: url(env.APP_REDIRECT_URL || `${origin}/app/redirect`, 'APP_REDIRECT_URL').href,
    mail: {
      origin: env.MAIL_ORIGIN ? url(env.MAIL_ORIGIN, 'MAIL_ORIGIN').origin : originOf(env.API_BASE),
      publicKey: env.MAIL_PUBLIC_KEY || 'public_key',
      serviceId: env.MAIL_SERVICE_ID || 'default_service',
      templateIds: {
        modal: env.MAIL_TEMPLATE_MODAL || defaultMail.forms.modal,
        home: env.MAIL_TEMPLATE_HOME || defaultMail.forms.home,
      },
    },
    handbookUrl: document(env.HANDBOOK_URL, 'HANDBOOK_URL') ?? `${fileBase}/documents/handbook.html`,
    termsUrl: document(env.TERMS_URL, 'TERMS_URL') ?? `${fileBase}/documents/terms.html`,
    demo,
    ...(env.IMPRINT && { imprint: linesOf(env.IMPRINT) }),
    ...(env.PRIVACY_URL && { privacyUrl: url(env.PRIVACY_URL, 'PRIVACY_URL').href }),
    ...(env.AREA_ORIGINS && { areaOrigins: areaOrigins(env.AREA_ORIGINS) }),
  };
  return {
    port,
    host: env.HOST || 'localhost',
    releasesDir: env.RELEASES_DIR || join(root, 'releases'),
    ...(env.RELEASES_URL && { releasesUrl: storageUrl(env.RELEASES_URL) }),
    dataDir: env.DATA_DIR || join(root, 'data'),
    hsts: env.HSTS || '',
    trustProxy: env.TRUST_PROXY || '',
    ownApiProcess: ownProcess(env.API_PROCESS),
    ...(env.PUBLISH && { publishes: isOn('PUBLISH', env.PUBLISH) }),
    securityContact: env.SECURITY_CONTACT || site.email,
    most: {
      pages: countOf('MOST_PAGES', env.MOST_PAGES || '50000'),
      bytes: countOf('MOST_MEGABYTES', env.MOST_MEGABYTES || '4000') * 2 ** 20,
      stored: countOf('MOST_STORED_MEGABYTES', env.MOST_STORED_MEGABYTES || '20000') * 2 ** 20,
    },
    visits: env.VISITS ? isOn('VISITS', env.VISITS) : !demo,
    debugHeaders: env.DEBUG_HEADERS ? isOn('DEBUG_HEADERS', env.DEBUG_HEADERS) : false,
    site,
  };
}

/** `Name of the company | Street 1, 12345 Town | Register of Town, no. 1` */
const linesOf = (value: string): string[] =>
  value
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);

function ownProcess(value = ''): boolean {
  if (value === '' || value === 'shared') return false;
  if (value === 'own') return true;
  throw new UserError(`API_PROCESS is ${value}; it has to be shared or own.`);
}

function isOn(name: string, value: string): boolean {
  if (value === 'on') return true;
  if (value === 'off') return false;
  throw new UserError(`${name} is ${value}; it has to be on or off.`);
}

function countOf(name: string, value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new UserError(`${name} is ${value}; it has to be a whole number above 0.`);
}

function areaOrigins(value: string): Record<string, string> {
  const pairs = value.split(',').map((pair): [string, string] => {
    const [, name = '', address = ''] = /^\s*(\w+)=(\S+)\s*$/.exec(pair) ?? [];
    if (name === 'shell') throw new UserError('AREA_ORIGINS names shell, whose files are always those of the site.');
    if (!isAreaName(name))
      throw new UserError(`AREA_ORIGINS is ${value}; it has to be like catalog=https://catalog.example`);
    return [name, url(address, 'AREA_ORIGINS').origin];
  });
  return Object.fromEntries(pairs);
}

const originOf = (base = '') => (URL.canParse(base) ? new URL(base).origin : '');
const document = (value: string | undefined, name: string) => (value ? url(value, name).href : undefined);

/** It has a secret in it, so it is not printed. */
function storageUrl(value: string): string {
  const { username, password, pathname } = /^https?:/.test(value) ? (URL.parse(value) ?? {}) : {};
  if (username && password && pathname !== '/') return value;
  throw new UserError('RELEASES_URL has to be like https://key:secret@s3.example/bucket/folder');
}

function url(value: string, name: string): URL {
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new UserError(`${name} is ${value}, not an http address.`);
  return new URL(value);
}
