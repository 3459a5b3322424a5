/** HTML as text, for documents, feeds, files and mails. Pages use the kit's `SafeHtml`. */

export { escapeHtml } from './escape-html.ts';
export { plainText } from './plain-text.ts';
export { safeMarkup } from './safe-markup.ts';
