import { formed, type Say, type Value } from './say.ts';

/** Texts of a language by the English ones. */
export type Words = Readonly<Record<string, string>>;

/**
 * Says texts in another language.
 *
 * @param locale language of plural forms and numbers. Default: English
 * @param words a text that is missing is said in English
 */
export function sayIn(locale: string | undefined, words: Words): Say {
  const plural = new Intl.PluralRules(locale ?? 'en');
  const { format } = new Intl.NumberFormat(locale ?? 'en');
  const say = (text: string, ...values: readonly Value[]) =>
    formed(
      words[text] ?? text,
      plural.select(Number(values[0])) === 'one',
      values.map((value) => (typeof value === 'number' ? format(value) : value)),
    );
  return Object.assign(say, { locale });
}
