import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Without keys for tests.
 *
 * @param month `2026-11`, in UTC
 */
export const inMonth = (
  db: Kysely<Database>,
  table: 'partnerEnrolments' | 'partnerRequests',
  partnerId: string,
  month: string,
) =>
  db
    .selectFrom(table)
    .innerJoin('partnerKeys', 'partnerKeys.key', `${table}.partnerKey`)
    .innerJoin('classes', 'classes.id', `${table}.classId`)
    .select([
      `${table}.createdAt`,
      `${table}.campaign`,
      `${table}.fields`,
      `${table}.classId`,
      `${table}.origin`,
      `${table}.page`,
      `${table}.isForeign`,
    ])
    .select(['classes.name as className', 'classes.price', 'classes.currency'])
    .where('partnerKeys.partnerId', '=', partnerId)
    .where('partnerKeys.isTest', '=', 0)
    .where(`${table}.createdAt`, '>=', month)
    .where(`${table}.createdAt`, '<', `${month}~`);
