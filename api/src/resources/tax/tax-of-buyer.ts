import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ClassesTable } from '../../database/tables/class-tables.ts';
import { type TaxRecord, taxStore } from './table.ts';

export type TaxedClass = Pick<Selectable<ClassesTable>, 'mode' | 'taxRate' | 'taxNote'>;

export interface Buyer {
  /** `''` when it is not known. */
  country: string;
  company: string;
  taxNumber: string;
}

interface BuyersTax {
  taxRate: string;
  taxNote: string;
}

/**
 * What is held in a room is taxed where it is held, what is live online alone where the buyer is. A class without a tax
 * has none for anybody.
 */
export function taxOfBuyer(
  { mode, taxRate, taxNote }: TaxedClass,
  { company, taxNumber }: Omit<Buyer, 'country'>,
  ofCountry: Omit<TaxRecord, 'country' | 'version'> | undefined,
): BuyersTax {
  if (!ofCountry || mode !== 'Live online' || taxRate === '') return { taxRate, taxNote };
  const { rate, note, companyRate, companyNote } = ofCountry;
  const isTaxedCompany = company !== '' && taxNumber !== '' && companyRate !== '';
  return isTaxedCompany ? { taxRate: companyRate, taxNote: companyNote } : { taxRate: rate, taxNote: note };
}

export const taxFor = async (db: Kysely<Database>, ofClass: TaxedClass, buyer: Buyer): Promise<BuyersTax> =>
  taxOfBuyer(ofClass, buyer, await taxStore.read(db, buyer.country));
