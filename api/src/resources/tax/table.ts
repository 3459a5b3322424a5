import type { Kysely, Selectable } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { countryName } from '../../core/countries.ts';
import { keptRow } from '../../core/kept-row.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { TaxesTable } from '../../database/tables/class-tables.ts';

export type TaxRecord = Selectable<TaxesTable>;

export const subjectOf = ({ country }: Pick<TaxRecord, 'country'>) => `tax of ${country}`;

export const taxStore: Store<TaxRecord> = {
  read: (db, country) => db.selectFrom('taxes').selectAll().where('country', '=', country).executeTakeFirst(),
  ...keptRow('taxes', 'country'),
  subjectOf,
  lastAuthor: (db, record) => lastAuthorOf(db, subjectOf(record)),
};

export const taxPage = (db: Kysely<Database>, words: string, request: PageRequest): Promise<Page<TaxRecord>> =>
  foundPage(
    db.selectFrom('taxes').selectAll().orderBy('country'),
    words,
    ({ country, note, companyNote }) => `${country} ${countryName(country)} ${note} ${companyNote}`,
    request,
  );
