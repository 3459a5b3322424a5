import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createApi } from '../api.ts';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { createDatabase, onServer } from './create-database.ts';
import { createTestClock } from './test-clock.ts';
import { testOptions } from './test-options.ts';

const templates = ['migrated', 'seeded'] as const;
export type Template = (typeof templates)[number];

const fileNames = { migrated: 'provider.sqlite', seeded: 'demo.sqlite' };

export const templateFile = (folder: string, template: Template): string => join(folder, fileNames[template]);

export const templateName = (folder: string, template: Template): string =>
  `${basename(folder).replaceAll('-', '_').toLowerCase()}_${template}`;

/** Without `postgresUrl` for SQLite alone. */
export async function createTemplates(postgresUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  for (const template of templates) {
    await fill(template, { file: templateFile(folder, template) }, folder);
    if (!postgresUrl) continue;
    await fill(template, { url: await createDatabase(postgresUrl, templateName(folder, template)) }, folder);
  }
  return {
    folder,
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      if (!postgresUrl) return;
      await onServer(postgresUrl, ...templates.map((template) => `drop database ${templateName(folder, template)}`));
    },
  };
}

async function fill(template: Template, location: DatabaseLocation, dataDir: string): Promise<void> {
  if (template === 'migrated') return (await openDatabase(location)).destroy();
  const databaseUrl = 'url' in location ? location.url : undefined;
  await (await createApi({ ...testOptions, clock: createTestClock().read, dataDir, databaseUrl })).close();
}
