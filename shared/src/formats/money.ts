/**
 * `1,450 EUR`, in German `1.450,50 EUR`: for readers. What is no number stays as it is.
 *
 * @param amount as the API states it, `1450` or `1450.50`; its decimals stay
 * @param lang default: English
 */
export function moneyText(amount: string, currency: string, lang = 'en'): string {
  const minimumFractionDigits = amount.split('.')[1]?.length;
  const text = Number(amount) ? Number(amount).toLocaleString(lang, { minimumFractionDigits }) : amount;
  return `${text} ${currency}`;
}
