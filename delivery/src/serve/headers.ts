import type { SiteConfig } from '@agile-languages/shared/platform';

/** A page that a partner's page has opened tells it an enrolment. */
export const openerPolicy = (keepsOpener: boolean) => (keepsOpener ? 'unsafe-none' : 'same-origin');

export const devicePolicy = (camera: boolean) =>
  `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`;

export const commonHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': openerPolicy(false),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': devicePolicy(false),
};

/** All areas share a name, so that a page can load a newer area. */
const trustedTypes = ['bootstrap', 'shell', 'rspack-shell', 'rspack-area'];

export const originsOf = ({ apiBase, fileBase }: SiteConfig): string[] => [
  ...new Set([apiBase, fileBase].filter((base) => URL.canParse(base)).map((base) => new URL(base).origin)),
];

/** What is elsewhere need not know of this policy. */
export const embedderPolicyOf = (site: SiteConfig): string | undefined =>
  [...originsOf(site), ...framesOf(site).map((frame) => new URL(frame).origin)].every(
    (origin) => origin === site.origin,
  )
    ? 'require-corp'
    : undefined;

export const framesOf = ({ origin, handbookUrl, termsUrl }: SiteConfig): string[] => [
  ...new Set(
    [handbookUrl, termsUrl, '/embed/preview/']
      .map((address) => new URL(address, origin))
      .map((url) => url.origin + url.pathname),
  ),
];

/** The inline script alone may load further scripts. */
export function pagePolicy(
  script: string,
  style: string,
  origins: readonly string[],
  frames: readonly string[],
  callOnly: readonly string[] = [],
): string {
  const others = listed(origins);
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' '${script}'`,
    `style-src 'self' '${style}'${others}`,
    `img-src 'self' data:${others}`,
    `font-src 'self'${others}`,
    `connect-src 'self'${others}${listed(callOnly)}`,
    `frame-src ${frames.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `trusted-types ${trustedTypes.join(' ')} 'allow-duplicates'`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** As strict as the guide tells partners. */
export function elementPolicy(trustedTypes: boolean, origins: readonly string[], around: "'self'" | '*'): string {
  const others = listed(origins);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${others}`,
    `connect-src 'self'${others}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${around}`,
    ...(trustedTypes ? ["trusted-types 'none'", "require-trusted-types-for 'script'"] : []),
  ].join('; ');
}

const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');
