/** HTML as text, for documents, feeds, files and mails. Pages use the kit's `SafeHtml`. */
export { safeMarkup } from '../ui/safe-html/safe-markup.ts';
export { escapeHtml } from './escape-html.ts';
