/** Rows of tables have the columns that resources add. */
import '../resources/columns.ts';

export { longestSilence } from '../core/beside/run-beside.ts';
export { openDatabase } from '../database/open-database.ts';
export { createDatabase } from './create-database.ts';
export { addManyClasses } from './many-classes.ts';
export { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
export { slowDown } from './slow-down.ts';
export { testBombs } from './test-bombs.ts';
