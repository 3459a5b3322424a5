import { fold } from '@agile-languages/shared/formats';

/** Those of ISO 3166-1. */
const codes = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ',
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR',
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT',
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY',
  'MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM',
  'PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV',
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT',
  'ZA ZM ZW',
].flatMap((part) => part.split(' '));

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region' });
const english = namesIn('en');

/** `Germany` of `DE`; what is no code stays as it is. */
export const countryName = (code: string): string => (codes.includes(code) ? (english.of(code) ?? code) : code);

export const isCountry = (code: string): boolean => codes.includes(code);

/** By their names. */
export const countries = (): { id: string; name: string }[] =>
  codes.map((id) => ({ id, name: countryName(id) })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Written for a country, and in no list of names. */
const others = { UK: 'GB', EL: 'GR', USA: 'US', 'Hong Kong': 'HK', Macao: 'MO', Turkey: 'TR', 'Czech Republic': 'CZ' };

let byName: ReadonlyMap<string, string> | undefined;

/** The code of `de`, of `Germany`, `Deutschland`, `Allemagne`, and of `UK`; other texts stay as they are. */
export function countryOf(typed: string): string {
  const text = typed.trim();
  if (isCountry(text.toUpperCase())) return text.toUpperCase();
  byName ??= new Map([
    ...['fr', 'de', 'en'].flatMap((language) => {
      const names = namesIn(language);
      return codes.map((code) => [fold(names.of(code) ?? code), code] as const);
    }),
    ...Object.entries(others).map(([name, code]) => [fold(name), code] as const),
  ]);
  return byName.get(fold(text)) ?? text;
}
