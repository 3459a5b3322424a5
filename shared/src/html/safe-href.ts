/**
 * An address that may be used in a link: `http(s)`, `mailto` or from the root of this site. Anything else is `undefined`.
 * For every address that is part of data.
 */
export function safeHref(raw: string | undefined): string | undefined {
  // Browsers drop tabs and line breaks before they look at the scheme, so they are removed first here as well.
  const href = (raw ?? '').replace(/\p{Cc}/gu, '').trim();
  return /^(?:https?:\/\/[^\s/\\]|mailto:[^\s/\\]|\/(?![/\\]))/i.test(href) ? href : undefined;
}
