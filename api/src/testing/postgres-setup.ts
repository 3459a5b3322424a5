import type { TestProject } from 'vitest/node';
import { startOwnPostgres } from './own-postgres.ts';

/** One PostgreSQL for all tests: the one of TEST_DATABASE_URL, else one of our own that ends with them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgres', { url: given });
    return async () => undefined;
  }
  try {
    const server = await startOwnPostgres();
    project.provide('postgres', { url: server.url });
    return server.stop;
  } catch (error) {
    project.provide('postgres', { fault: error instanceof Error ? error.message : String(error) });
    return async () => undefined;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string } | { fault: string };
  }
}
