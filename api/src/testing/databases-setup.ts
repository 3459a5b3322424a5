import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from './own-postgres.ts';
import { createTemplates } from './test-templates.ts';

/** One PostgreSQL for all tests: the one of TEST_DATABASE_URL, else one of our own that ends with them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, stop } = await givenOrOwnPostgres();
  const templates = await createTemplates('url' in postgres ? postgres.url : undefined);
  project.provide('postgres', postgres);
  project.provide('templates', templates.folder);
  return async () => {
    await templates.remove();
    await stop?.();
  };
}

/** Where PostgreSQL is, or in a sentence why there is none. */
type Postgres = { url: string } | { fault: string };

async function givenOrOwnPostgres(): Promise<{ postgres: Postgres; stop?: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { postgres: { url } };
  try {
    const { url, stop } = await startOwnPostgres();
    return { postgres: { url }, stop };
  } catch (error) {
    return { postgres: { fault: error instanceof Error ? error.message : String(error) } };
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Postgres;
    /** Folder of the databases that tests copy. */
    templates: string;
  }
}
