import type { ClassRow } from '@agile-languages/shared/api';
import { type Language, languageById, languageByName } from '@agile-languages/shared/content';

/** `'480 EUR'`, as the server states it. */
export const priceOf = ({ price, currency }: Pick<ClassRow, 'price' | 'currency'>): string => `${price} ${currency}`;

/** `'520 EUR'` when the class was dearer before, else `''`. */
export const oldPriceOf = ({ price, oldPrice, currency }: Pick<ClassRow, 'price' | 'oldPrice' | 'currency'>): string =>
  Number(oldPrice) > Number(price) ? `${oldPrice} ${currency}` : '';

/** `'10 × 3 h, Mon + Wed'`: the pattern without the time of day, which is shown with its zone. */
export const patternOf = ({ pattern = '' }: Pick<ClassRow, 'pattern'>): string =>
  pattern
    .replace(/\s+\d{1,2}:\d{2}$/, '')
    .replace(' x ', ' × ')
    .replaceAll('+', ' + ');

/** The Language of a class, when it is one of the nine. */
export const languageOf = ({
  fkDpLangId = '',
  langName,
}: Pick<ClassRow, 'fkDpLangId' | 'langName'>): Language | undefined =>
  languageById(fkDpLangId) ?? languageByName(langName);

/** `'Language of Form'`; a name that is none of the nine stays as it is. */
export const courseName = ({ langName }: Pick<ClassRow, 'langName'>): string =>
  languageByName(langName) ? `Language of ${langName}` : langName;
