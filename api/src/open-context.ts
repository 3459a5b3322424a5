import { UserError } from '@agile-languages/shared/errors';
import type { FastifyBaseLogger } from 'fastify';
import { type ApiContext, createContext } from './context.ts';
import { nameOfDatabase } from './database/database-location.ts';
import { isUnavailable, openFailureSentence } from './database/failures.ts';
import { openDatabase } from './database/open-database.ts';
import { addDemoStaff } from './demo/demo-staff.ts';
import { seedDemo } from './demo/seed.ts';
import { type ApiOptions, databaseLocationOf } from './options.ts';

/**
 * Opens the database and seeds it when it is an empty demonstration. Whatever the settings are, demonstration data and
 * real members are never in one database.
 *
 * @throws {UserError}
 */
export async function openContext(options: ApiOptions, log: Pick<FastifyBaseLogger, 'warn'>): Promise<ApiContext> {
  const location = databaseLocationOf(options);
  const { migrates = true } = options;
  const onConnectionLost = ({ message }: Error) => log.warn({ cause: message }, 'database connection lost');
  const db = await openDatabase(location, onConnectionLost, migrates);
  try {
    const context = createContext(db, options);
    if (context.demo && migrates) await seedDemo(context);
    const holdsDemoData = await context.content.holdsDemoData();
    if (holdsDemoData && !context.demo)
      throw new UserError(
        'This database holds demonstration data with a published password. Use another database, or set DEMO=1.',
      );
    if (holdsDemoData && migrates) await addDemoStaff(context);
    return { ...context, demo: holdsDemoData };
  } catch (cause) {
    await db.destroy();
    if (isUnavailable(cause)) throw new UserError(openFailureSentence(nameOfDatabase(location), cause), { cause });
    throw cause;
  }
}
