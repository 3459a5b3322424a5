import type { PartnerReportRow } from '@agile-languages/api/desk';

/** `1 not answered, 2 closed without an answer`; `''` for none of either. */
export const unanswered = ({ unconfirmed, closed }: Pick<PartnerReportRow, 'unconfirmed' | 'closed'>): string =>
  [
    ...(unconfirmed > closed ? [`${unconfirmed - closed} not answered`] : []),
    ...(closed > 0 ? [`${closed} closed without an answer`] : []),
  ].join(', ');

export const inBrackets = (text: string): string => (text ? ` (${text})` : '');
