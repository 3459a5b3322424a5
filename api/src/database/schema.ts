import type { ClassTables } from './tables/class-tables.ts';
import type { PartnerTables } from './tables/partner-tables.ts';
import type { PeopleTables } from './tables/people-tables.ts';
import type { SiteTables } from './tables/site-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';

/**
 * The same on SQLite and PostgreSQL. Ids are text. Times are ISO 8601 text in UTC with milliseconds, so that the order
 * of texts is the order of times. Truth values are 0 or 1. A column with a default is `Generated`.
 */
export interface Database extends SiteTables, ClassTables, PeopleTables, PartnerTables, StaffTables {}
