import { DatabaseSync } from 'node:sqlite';

/** How many acknowledged messages the database has not, and how many of all it has twice. */
export function compareMessages(file: string, acknowledged: readonly string[]) {
  const database = new DatabaseSync(file);
  const texts = database.prepare('select text from mails').all();
  database.close();
  const found = texts.map(({ text }) => /soak-\d+/.exec(String(text))?.[0]).filter((text) => text !== undefined);
  return {
    lost: acknowledged.filter((text) => !found.includes(text)).length,
    doubled: found.length - new Set(found).size,
  };
}
