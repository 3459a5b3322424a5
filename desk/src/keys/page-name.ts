import type { PartnerDayRow } from '@agile-languages/api/desk';

export const siteName = ({ origin, isForeign }: Pick<PartnerDayRow, 'origin' | 'isForeign'>): string =>
  origin === '' ? 'not known' : `${origin}${isForeign ? ' (not registered)' : ''}`;

/** `https://partner.example/kurse`, or the site alone where the page is not known. */
export const pageName = ({ origin, page, isForeign }: Page): string =>
  page.startsWith('/')
    ? siteName({ origin: `${origin}${page}`, isForeign })
    : `${siteName({ origin, isForeign })}${page === '' ? '' : ', other pages'}`;

type Page = Pick<PartnerDayRow, 'origin' | 'page' | 'isForeign'>;
