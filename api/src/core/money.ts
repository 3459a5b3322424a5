/** Currencies of ISO 4217 that have not two decimals. */
const others: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const decimals = new Map(
  Object.entries(others).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
);

/** 2 while the currency is not chosen. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;

/**
 * In the smallest unit.
 *
 * @param amount `480.50`; `''` is 0
 */
export const unitsOf = (amount: string, currency: string): number =>
  Math.round(Number(amount) * 10 ** decimalsOf(currency));

/** `480`, `480.50`, in dinars `480.500` */
export function amountOf(units: number, currency: string): string {
  const whole = 10 ** decimalsOf(currency);
  return (units / whole).toFixed(units % whole === 0 ? 0 : decimalsOf(currency));
}

const grouped = /^\d{1,3}(\.\d{3})+(?=,\d+$)|^\d{1,3}(,\d{3})+(?=\.\d+$)/;

/** `990,50` and `1.990,50`; other texts stay as they are. */
export function typedAmount(typed: string, digits: number): string {
  const bare = typed.replaceAll(/[\s'’]/g, '');
  const isGrouped = grouped.test(bare);
  const plain = isGrouped ? bare.replace(grouped, digitsOf).replace(',', '.') : bare;
  if (digits === 0) return plain.replace(/[.,]0{1,2}$/, '').replace(/^\d{1,3}([.,]\d{3})+$/, digitsOf);
  const [, whole = '', sign = '', part = ''] = /^(\d+)([.,])(\d+)$/.exec(plain) ?? [];
  if (part === '' || part.length > digits || isAmbiguous(sign, part)) return plain;
  return `${whole}.${part.padEnd(digits, '0')}`;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Thousands in some countries, thousandths in others. */
const isAmbiguous = (sign: string, part: string) => sign === ',' && part.length === 3;

export function amountFault(value: string, digits: number): string | undefined {
  const right = new RegExp(digits === 0 ? '^\\d{1,11}$' : `^\\d{1,9}(\\.\\d{${digits}})?$`);
  if (right.test(value)) return undefined;
  const [, whole = '', sign = '', part = ''] = /^(\d+)([.,])(\d{3})$/.exec(value) ?? [];
  if (digits === 3 && isAmbiguous(sign, part))
    return `“${value}” can be ${whole}${part} or ${whole}.${part}. Write one of these.`;
  return `has to be an amount like 480${digits === 0 ? ', without decimals' : ` or 480.5${'0'.repeat(digits - 1)}`}.`;
}
