import type { PartnerDayRow } from '@agile-languages/api/desk';

/** Of the page on which a visit began. */
export const pageName = ({ origin, isForeign }: Pick<PartnerDayRow, 'origin' | 'isForeign'>): string =>
  origin === '' ? 'not known' : `${origin}${isForeign ? ' (not registered)' : ''}`;
