import { UserError } from '@agile-languages/shared/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { type ApiContext, createContext } from './context.ts';
import { adoptRows } from './core/versioned.ts';
import { isUnavailable, openFailureSentence } from './database/failures.ts';
import { nameOfDatabase, openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { expectSiteDatabase, expectSiteEngine, keepSiteDatabase } from './database/site-database.ts';
import { addDemoStaff, seedDemo } from './demo/seed.ts';
import { type ApiOptions, databaseLocationOf, defaultDataDir } from './options.ts';
import { versionedResources } from './resources/all.ts';

/**
 * Demonstration data and real members are never in one database.
 *
 * @throws {UserError}
 */
export async function openContext(options: ApiOptions, log: Pick<FastifyBaseLogger, 'warn'>): Promise<ApiContext> {
  const location = databaseLocationOf(options);
  const { migrates = true, dataDir = defaultDataDir, releasesDir } = options;
  const folders = [...(releasesDir ? [releasesDir] : []), dataDir];
  if (!migrates) await expectSiteEngine(folders, location);
  const onConnectionLost = ({ message }: Error) => log.warn({ cause: message }, 'database connection lost');
  const db = await openDatabase(location, onConnectionLost, migrates);
  try {
    const context = createContext(db, options);
    if (context.demo && migrates) await seedDemo(context);
    if (migrates) await adoptContent(context);
    const holdsDemoData = await isSeeded(db);
    if (holdsDemoData && !context.demo)
      throw new UserError(
        'This database holds demonstration data with a published password. Use another database, or set DEMO=1.',
      );
    if (holdsDemoData && migrates) await addDemoStaff(context);
    if (!migrates) await expectSiteDatabase(folders, location, db);
    else
      await keepSiteDatabase(folders, location, db).catch(({ message }: Error) =>
        log.warn({ cause: message }, 'database.json is not written: commands do not know which database this is'),
      );
    return { ...context, demo: holdsDemoData };
  } catch (cause) {
    await db.destroy();
    if (isUnavailable(cause)) throw new UserError(openFailureSentence(nameOfDatabase(location), cause), { cause });
    throw cause;
  }
}

const isSeeded = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('settings').select('value').where('name', '=', 'demoSince').executeTakeFirst()) !== undefined;

/** So that the desk can edit what was there before it. */
async function adoptContent({ clock, db }: ApiContext): Promise<void> {
  for (const { versioned } of versionedResources) await adoptRows(db, versioned, clock().toISOString());
}
