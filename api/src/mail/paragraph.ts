import { escapeHtml } from '@agile-languages/shared/formats';

/** A paragraph of a mail in HTML. Its lines are kept apart. */
export const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
