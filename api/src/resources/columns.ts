import type { ColumnsOf } from '../core/fields.ts';
import type { bookingFields } from './booking/fields.ts';
import type { classFields } from './class/fields.ts';
import type { discountFields } from './discount/fields.ts';
import type { expertFields } from './expert/fields.ts';
import type { mailTextFields } from './mail-text/fields.ts';
import type { memberFields } from './member/fields.ts';
import type { partnerFields } from './partner/fields.ts';
import type { questionFields } from './question/fields.ts';
import type { sampleFields } from './sample/fields.ts';
import type { taxFields } from './tax/fields.ts';
import type { textFields } from './text/fields.ts';

/** Columns of what staff enter come from the fields of resources. */
declare module '../database/tables/class-tables.ts' {
  interface ClassesTable extends ColumnsOf<typeof classFields> {}
  interface DiscountsTable extends ColumnsOf<typeof discountFields> {}
  interface TaxesTable extends ColumnsOf<typeof taxFields> {}
  interface BookingsTable extends ColumnsOf<typeof bookingFields> {}
}

declare module '../database/tables/people-tables.ts' {
  interface MembersTable extends ColumnsOf<typeof memberFields> {}
}

declare module '../database/tables/site-tables.ts' {
  interface ExpertsTable extends ColumnsOf<typeof expertFields> {}
  interface FaqItemsTable extends ColumnsOf<typeof questionFields> {}
  interface MailTextsTable extends ColumnsOf<typeof mailTextFields> {}
  interface PartnersTable extends ColumnsOf<typeof partnerFields> {}
  interface SamplesTable extends ColumnsOf<typeof sampleFields> {}
  interface SiteTextsTable extends ColumnsOf<typeof textFields> {}
}
