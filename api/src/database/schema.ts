import type { ClassTables } from './tables/class-tables.ts';
import type { PartnerTables } from './tables/partner-tables.ts';
import type { PeopleTables } from './tables/people-tables.ts';
import type { SiteTables } from './tables/site-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';

/**
 * Tables of the provider. The same on SQLite and PostgreSQL: ids are text, times are ISO 8601 text in UTC with
 * milliseconds (so text order is time order), truth values are 0 or 1. A column that a later migration adds with a
 * default is `Generated`: whoever inserts a row may leave it out.
 */
export interface Database extends SiteTables, ClassTables, PeopleTables, PartnerTables, StaffTables {}
