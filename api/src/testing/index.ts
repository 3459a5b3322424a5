export { openDatabase } from '../database/open-database.ts';
export { createDatabase } from './create-database.ts';
export { inPortions } from './in-portions.ts';
export { addManyClasses } from './many-classes.ts';
export { addManyRecords } from './many-records.ts';
export { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
export { addSignedInOwner } from './signed-in-staff.ts';
