import type { ClassRow } from '@agile-languages/shared/api';
import { type Language, languageById, languageByName, tax } from '@agile-languages/shared/content';
import { classStart, english, moneyText, zonedClock, zoneName } from '@agile-languages/shared/formats';

/** `'1,450 EUR'`. @param lang default: English */
export const priceOf = ({ price, currency }: Pick<ClassRow, 'price' | 'currency'>, lang?: string): string =>
  moneyText(price, currency, lang);

export const taxText = (
  { taxRate, taxNote, due }: Pick<ClassRow, 'taxRate' | 'taxNote' | 'due'>,
  say = english,
): string =>
  [taxRate ? say(due ? '{0}% added' : '{0}% included', Number(taxRate)) : say(tax), taxNote].filter(Boolean).join('. ');

/** `'520 EUR'` when the class was dearer before. */
export const oldPriceOf = (
  { price, oldPrice = '', currency }: Pick<ClassRow, 'price' | 'oldPrice' | 'currency'>,
  lang?: string,
): string => (Number(oldPrice) > Number(price) ? priceOf({ price: oldPrice, currency }, lang) : '');

/** `'10 × 3 h, Mon + Wed'`: the time of day is shown with its zone. */
export const patternOf = ({ pattern = '' }: Pick<ClassRow, 'pattern'>, say = english): string =>
  pattern
    .replaceAll(/every 2 weeks|daily|[A-Z]\w\w|\d\.\d/g, (part) => say(Number(part) ? '{0}' : part, Number(part)))
    .replace(/\s+\d{1,2}:\d{2}$/, '')
    .replace(' x ', ' × ')
    .replaceAll('+', ' + ');

export const languageOf = ({
  fkDpLangId = '',
  langName,
}: Pick<ClassRow, 'fkDpLangId' | 'langName'>): Language | undefined =>
  languageById(fkDpLangId) ?? languageByName(langName);

/** An unknown name stays as it is. */
export const courseName = ({ langName }: Pick<ClassRow, 'langName'>): string =>
  languageByName(langName) ? `Language of ${langName}` : langName;

/** `'Mon 30 Nov 2026, 18:30 Europe/Istanbul'` */
export function startText(row: Pick<ClassRow, 'start' | 'timeZone'>): string {
  const begins = classStart(row);
  if (!begins) return '';
  const { weekday, day, month, year, time } = zonedClock(begins.zone, begins.moment);
  return `${weekday} ${day} ${month} ${year}, ${time} ${zoneName(begins.zone)}`;
}
