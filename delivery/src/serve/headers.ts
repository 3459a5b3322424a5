import type { SiteConfig } from '@agile-languages/shared/platform';

/** A page opened by a partner's page keeps its opener, to which it tells an enrolment; every other one is cut off. */
export const openerPolicy = (keepsOpener: boolean) => (keepsOpener ? 'unsafe-none' : 'same-origin');

/** Headers of every response of the site. Pages have a policy of their own. */
export const commonHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': openerPolicy(false),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Names under which scripts of the site may create Trusted Types. All areas share one, so that a page can load an area that is newer than itself. */
const trustedTypes = ['bootstrap', 'shell', 'rspack-shell', 'rspack-area'];

/** Origins other than the site's own that its pages call or show files of. */
export const originsOf = ({ apiBase, fileBase }: SiteConfig): string[] => [
  ...new Set([apiBase, fileBase].filter((base) => URL.canParse(base)).map((base) => new URL(base).origin)),
];

/**
 * Pages load and frame only what agrees to it, where all of it is the site's own. What is elsewhere need not know of this
 * policy, so there is none then.
 */
export const embedderPolicyOf = (site: SiteConfig): string | undefined =>
  [...originsOf(site), ...framesOf(site).map((frame) => new URL(frame).origin)].every(
    (origin) => origin === site.origin,
  )
    ? 'require-corp'
    : undefined;

/** What pages show in a frame, as a policy names it, without query and anchor: the documents, and the partner's pages of `/embed`. */
export const framesOf = ({ origin, handbookUrl, termsUrl }: SiteConfig): string[] => [
  ...new Set(
    [handbookUrl, termsUrl, '/embed/preview/']
      .map((address) => new URL(address, origin))
      .map((url) => url.origin + url.pathname),
  ),
];

/**
 * Content security policy of one page.
 *
 * @param script hash of the inline script, which alone may load further scripts
 * @param styles hash of the page's style block, or those of several pages
 * @param origins other origins that areas or the API are on
 * @param frames addresses that pages may show in a frame
 * @param callOnly origins that are called and nothing else
 */
export function pagePolicy(
  script: string,
  styles: readonly string[],
  origins: readonly string[],
  frames: readonly string[],
  callOnly: readonly string[] = [],
): string {
  const others = listed(origins);
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' '${script}'`,
    `style-src 'self'${listed(styles.map((style) => `'${style}'`))}${others}`,
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

/**
 * Content security policy of a page that shows an element in a frame: as strict as the guide tells partners.
 *
 * @param trustedTypes whether it enforces Trusted Types and allows no policy
 * @param origins other origins that the API and its files are on
 * @param around pages that may show it: the site's own, or those of everybody
 */
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
