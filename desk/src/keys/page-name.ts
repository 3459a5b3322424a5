import type { PartnerDayRow } from '@agile-languages/api/desk';

export const pageName = ({ origin, isForeign }: Pick<PartnerDayRow, 'origin' | 'isForeign'>): string =>
  origin === '' ? 'not known' : `${origin}${isForeign ? ' (not registered)' : ''}`;
