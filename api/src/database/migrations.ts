import type { Migration } from 'kysely/migration';
import { createTables } from './migrations/0001-tables.ts';
import { addSignIns } from './migrations/0002-sign-ins.ts';
import { queueMails } from './migrations/0003-mail-queue.ts';
import { addPartnerKeys } from './migrations/0004-partner-keys.ts';
import { addListVersions } from './migrations/0005-list-versions.ts';
import { findNewestClasses } from './migrations/0006-newest-classes.ts';

/** In order of their names. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-tables': createTables,
  '0002-sign-ins': addSignIns,
  '0003-mail-queue': queueMails,
  '0004-partner-keys': addPartnerKeys,
  '0005-list-versions': addListVersions,
  '0006-newest-classes': findNewestClasses,
};
