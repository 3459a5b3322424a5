import type { FastifyBaseLogger } from 'fastify';
import { type ApiContext, createContext } from './context.ts';
import { isUnavailable, openFailureSentence } from './database/failures.ts';
import { openDatabase } from './database/open-database.ts';
import { nameOfPlace } from './database/place.ts';
import { seedDemo } from './demo/seed.ts';
import { type ApiOptions, placeOf } from './options.ts';
import { ApiStartError } from './start-error.ts';

/**
 * Opens the database and seeds it when it is an empty demonstration. Demonstration and real members never meet,
 * whatever the settings say.
 *
 * @throws {ApiStartError}
 */
export async function openContext(options: ApiOptions, log: Pick<FastifyBaseLogger, 'warn'>): Promise<ApiContext> {
  const place = placeOf(options);
  const db = await openDatabase(place, ({ message }) => log.warn({ cause: message }, 'database connection lost'));
  try {
    const context = createContext(db, options);
    if (context.demo) await seedDemo(context);
    const holdsDemoData = await context.content.holdsDemoData();
    if (holdsDemoData && !context.demo)
      throw new ApiStartError(
        'This database holds demonstration data with a published password. Use another database, or set DEMO=1.',
      );
    return { ...context, demo: holdsDemoData };
  } catch (cause) {
    await db.destroy();
    if (isUnavailable(cause)) throw new ApiStartError(openFailureSentence(nameOfPlace(place), cause), { cause });
    throw cause;
  }
}
