/**
 * Says a text of the interface. `{0}`, `{1}` … are replaced by the values. A text with two forms has a bar between them,
 * `'{0} class|{0} classes'`: the first value decides which is said.
 *
 * @param text the English text, by which those of other languages are found
 */
export interface Say {
  (text: string, ...values: readonly Value[]): string;
  /** Language of the texts, `de-AT`. Default: English. */
  readonly locale?: string | undefined;
}

type Value = string | number;

/** The texts as they are in the components. */
export const english: Say = (text, ...values) => formed(text, values[0] === 1, values);

function formed(text: string, isOne: boolean, values: readonly Value[]): string {
  const form = text.split('|').at(isOne ? 0 : -1) ?? '';
  return form.replaceAll(/\{(\d)\}/g, (_, index) => `${values[index]}`);
}

export type Words = Readonly<Record<string, string>>;

/** @param locale of plural forms and numbers. Default: English @param words what is missing is said in English */
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
