import type { Transaction } from 'kysely';
import { countryName } from '../../core/countries.ts';
import type { Database } from '../../database/schema.ts';
import { type Buyer, type TaxedClass, taxOfBuyer } from '../tax/tax-of-buyer.ts';
import { priceInWords, type Taxed } from './price.ts';
import { type BookingRecord, bookingStore, isErased } from './table.ts';

export interface OtherTax extends Pick<Taxed, 'taxRate' | 'taxNote'> {
  /** `480 EUR plus 20% tax: 576 EUR` */
  agreed: string;
  proposed: string;
}

/** What was agreed stays until somebody takes what the buyer's country has now. */
export function otherTaxOf(record: BookingRecord): OtherTax | undefined {
  if (record.country === '' || record.endedAt !== '' || isErased(record)) return undefined;
  const { mode, classTaxRate, classTaxNote, rate, note, companyRate, companyNote } = record;
  const ofClass: TaxedClass = { mode, taxRate: classTaxRate, taxNote: classTaxNote };
  const ofCountry =
    rate === null
      ? undefined
      : { rate, note: note ?? '', companyRate: companyRate ?? '', companyNote: companyNote ?? '' };
  const tax = taxOfBuyer(ofClass, record, ofCountry);
  const wordsOf = (taxed: Omit<Taxed, 'paidBy'>) => priceInWords({ ...taxed, isEach: record.seats > 1 });
  const { price, currency, taxRate, taxMode, taxNote } = record;
  const [agreed, proposed] = [
    wordsOf({ price, currency, taxRate, taxMode, taxNote }),
    wordsOf({ price, currency, taxMode, ...tax }),
  ];
  return agreed === proposed ? undefined : { ...tax, agreed, proposed };
}

/** After a correction of the booking. */
export async function otherTaxNotice(transaction: Transaction<Database>, id: string, before: Buyer, next: Buyer) {
  if (ofBuyer.every((name) => before[name] === next[name])) return {};
  const record = await bookingStore.read(transaction, id);
  const other = record && otherTaxOf(record);
  if (!other) return {};
  const text = `Agreed: ${other.agreed}. For this buyer in ${countryName(record.country)}: ${other.proposed}. It stays as agreed until you change the tax of booking ${id}.`;
  return { notice: { of: id, text } };
}

const ofBuyer = ['country', 'company', 'taxNumber'] as const;
