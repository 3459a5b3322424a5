import { emailFault, fold, safeMarkup, typedEmail, typedLink } from '@agile-languages/shared/formats';
import { countryOf, isCountry } from './countries.ts';
import { type Field, type FieldData, type FieldValue, type ReferenceList, shownDay } from './fields.ts';
import { amountFault, decimalsOf, typedAmount } from './money.ts';
import { withShownTags, withWholeLinks } from './shown-tags.ts';
import { isAmbiguous, typedDay, typedMoment } from './typed-times.ts';

export type FieldOptions<Value extends FieldValue = string> = Partial<Omit<Field<Value>, 'label' | 'kind'>>;

type Described<Value extends FieldValue, Options> = Field<Value> & Options;

export const line = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>({ kind: 'line', label, longest: 200, clean: inOneLine, fault: signFault }, options);

export const email = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>(
    {
      ...{ kind: 'email', label, longest: 254 },
      clean: (value) => typedEmail(value).toLowerCase(),
      fault: (value) => emailFault(value),
      addressesIn: (value) => [value],
    },
    options,
  );

export const text = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>({ kind: 'text', label, longest: 5000, clean: (value) => value }, options);

export const link = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>(
    {
      ...{ kind: 'link', label, longest: 500, clean: (value: string) => typedLink(inOneLine(value)) },
      fault: (value) =>
        /^https?:$/.test(URL.parse(value)?.protocol ?? '') ? undefined : 'the address has to begin with https://',
    },
    options,
  );

export const picture = <const Options extends FieldOptions>(
  label: string,
  purpose: 'photo' | 'logo',
  options?: Options,
) =>
  field<Options>(
    {
      ...{ kind: purpose, label, longest: 32 },
      fault: (value) => (/^[\da-f]{32}$/.test(value) ? undefined : 'this is no picture.'),
    },
    options,
  );

/** `20261203` or `TBA`. */
export const day = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>(
    {
      ...{ kind: 'day', label, longest: 20, clean: typedDay },
      fault: (value) => (value === 'TBA' || isDay(value) ? undefined : (twoDays(value) ?? 'this is no day.')),
    },
    options,
  );

/** Only what the site shows is kept. */
export const html = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>(
    { kind: 'html', label, longest: 20_000, clean: (value) => safeMarkup(withWholeLinks(withShownTags(value.trim()))) },
    options,
  );

/** A new record has the first one. */
export const choice = <const Options extends FieldOptions>(
  label: string,
  choices: readonly [string, ...string[]],
  options?: Options,
) =>
  field<Options>(
    {
      ...{ kind: 'choice', label, longest: 60, choices, initial: choices[0] },
      clean: (value) => choices.find((choice) => fold(choice) === fold(value.trim())) ?? value.trim(),
      fault: (value) => (choices.includes(value) ? undefined : `has to be one of: ${choices.join(', ')}.`),
    },
    options,
  );

export const count = <const Options extends FieldOptions>(
  label: string,
  range: readonly [number, number],
  options?: Options,
) =>
  field<Options>({ kind: 'count', label, longest: 9, range, fault: (value) => countFault(value, ...range) }, options);

/** Without its currency; `990,50` and `1.990,50` are taken, too. */
export const amount = <const Options extends FieldOptions>(
  label: string,
  options?: Options,
  digits: (data: FieldData) => number = digitsBeside,
) =>
  field<Options>(
    {
      ...{ kind: 'amount', label, longest: 14 },
      clean: (value, typed = {}) => typedAmount(value, digits(typed)),
      fault: (value, data) => amountFault(value, digits(data)),
    },
    options,
  );

function digitsBeside({ currency: code = '' }: FieldData): number {
  return decimalsOf(String(code).trim().toUpperCase());
}

export const percent = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>(
    {
      ...{ kind: 'amount', label, longest: 14 },
      clean: (value) => typedAmount(value.replace(/%\s*$/, ''), 2),
      fault: (value) => amountFault(value, 2) && 'has to be a percentage like 19 or 19.50.',
    },
    options,
  );

export const currency = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>(
    {
      ...{ kind: 'line', label, longest: 3, hint: 'For example EUR' },
      clean: (value) => value.trim().toUpperCase(),
      fault: (value) => (currencies.has(value) ? undefined : noCurrency),
      faultOfNew: (value) => (ended.has(value) ? noCurrency : undefined),
    },
    options,
  );

const noCurrency = 'has to be a code of ISO 4217 like EUR.';
const currencies = new Set(Intl.supportedValuesOf('currency'));
/** In list three of ISO 4217 (historic) since 2021, and units of account of list one; engines have them still. */
const ended = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'XDR', 'XSU', 'ZWL']);

/** Local, `2026-12-03T18:30`. */
export const moment = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>({ kind: 'moment', label, longest: 40, clean: typedMoment, fault: twoDays }, options);

const twoDays = (value: string) =>
  isAmbiguous(value) ? `“${value}” can be two days. Write the year first: 2026-12-03.` : undefined;

export const timeZone = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>({ kind: 'zone', label, longest: 60, hint: 'For example Europe/Vienna' }, options);

/** Its code; names are taken, too. */
export const country = <const Options extends FieldOptions>(label: string, options?: Options) =>
  field<Options>(
    {
      ...{ kind: 'country', label, longest: 100, clean: countryOf },
      fault: (value) => (isCountry(value) ? undefined : 'has to be the code of a country or its name: DE or Germany.'),
    },
    options,
  );

export const reference = <const Options extends FieldOptions>(label: string, list: ReferenceList, options?: Options) =>
  field<Options>({ kind: 'reference', label, longest: 64, list }, options);

export const references = <const Options extends FieldOptions<string[]>>(
  label: string,
  list: ReferenceList,
  options?: Options,
): Described<string[], Options> => {
  const described: Field<string[]> = {
    ...{ kind: 'references', label, list, longest: 20, initial: [] },
    ...options,
    clean: (ids) => [...new Set(ids)],
    fault: (ids) => (ids.length > (options?.longest ?? 20) ? 'these are too many.' : undefined),
  };
  return described as Described<string[], Options>;
};

type Base = Pick<Field<string>, 'kind' | 'label' | 'longest'> & FieldOptions;

function field<Options extends FieldOptions>(base: Base, options?: Options): Described<string, Options> {
  const longest = options?.longest ?? base.longest;
  const described: Field<string> = {
    initial: '',
    clean: (value) => value.trim(),
    ...base,
    ...options,
    fault: (value, data) =>
      lengthFault(value, longest) ?? base.fault?.(value, data) ?? options?.fault?.(value, data) ?? undefined,
  };
  return described as Described<string, Options>;
}

/** 30 February is none. */
function isDay(digits: string): boolean {
  const day = shownDay(digits);
  const at = new Date(`${day}T00:00:00Z`);
  return /^\d{8}$/.test(digits) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

const inOneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

const lengthFault = (value: string, longest: number) =>
  value.length > longest ? `is longer than ${longest} characters.` : undefined;

const signFault = (value: string) => (/\p{Cc}/u.test(value) ? 'has a character that is not allowed.' : undefined);

export const lineFault = (value: string, longest: number): string | undefined =>
  lengthFault(value, longest) ?? signFault(value);

export const countFault = (value: string, least: number, most: number): string | undefined =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
    ? undefined
    : `has to be a whole number from ${least} to ${most}.`;
