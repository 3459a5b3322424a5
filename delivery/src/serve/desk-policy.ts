/**
 * Content security policy of the desk: its own files, pictures of the site, no inline code.
 *
 * @param pictures origins other than its own that pictures come from
 */
export const deskPolicy = (pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', 'blob:', ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'trusted-types rspack-desk default',
    "require-trusted-types-for 'script'",
  ].join('; ');
