const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML or XML that shows it, between tags as well as in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * An address that may be used in a link: `http(s)`, `mailto` or from the root of this site. Anything else is `undefined`.
 * For every address that is part of data.
 */
export function safeHref(raw: string | undefined): string | undefined {
  // Browsers drop tabs and line breaks before they look at the scheme, so they are removed first here as well.
  const href = (raw ?? '').replace(/\p{Cc}/gu, '').trim();
  return /^(?:https?:\/\/[^\s/\\]|mailto:[^\s/\\]|\/(?![/\\]))/i.test(href) ? href : undefined;
}
