import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@agile-languages/api';
import {
  addManyClasses,
  addManyRecords,
  addSignedInOwner,
  createDatabase,
  openDatabase,
  startOwnPostgres,
} from '@agile-languages/api/testing';
import { median } from '../figures.ts';
import { printTable } from '../table.ts';

const sizes = {
  members: 100_000,
  experts: 5000,
  samples: 20_000,
  questions: 1000,
  partners: 1000,
  invitations: 10_000,
  messages: 20_000,
  auditEntries: 100_000,
};
const classes = 10_000;
const goal = 100;
const origin = 'http://localhost:3000';

/** Eight searches at once. */
const everything = 'search over everything';

const lists = [
  ['members, first page', '/members'],
  ['members, last page', '/members?page=2000'],
  ['members, searched', '/members?q=kowalski'],
  ['members, searched, last page', '/members?q=kowalski&page=250'],
  ['members, nothing found', '/members?q=nobody-here'],
  ['samples, first page', '/content/samples'],
  ['samples, last page', '/content/samples?page=400'],
  ['samples, filtered, last page', '/content/samples?state=draft&page=200'],
  ['samples, changed', '/content/samples?state=changed'],
  ['samples, searched', '/content/samples?q=sample+novak'],
  ['samples, nothing found', '/content/samples?q=nobody-here'],
  ['experts, first page', '/content/experts'],
  ['experts, last page', '/content/experts?page=100'],
  ['experts, searched', '/content/experts?q=company+tanaka'],
  ['questions, last page', '/content/questions?page=20'],
  ['questions, searched', '/content/questions?q=question+novak'],
  ['partners, last page', '/content/partners?page=20'],
  ['classes, first page', '/classes'],
  ['classes, last page', '/classes?page=200'],
  ['classes, filtered, last page', '/classes?language=1111112&page=28'],
  ['classes, searched', '/classes?q=class+999'],
  ['invitations, first page', '/invitations'],
  ['invitations, last page', '/invitations?page=200'],
  ['invitations, searched', '/invitations?q=kowalski'],
  ['messages, first page', '/messages'],
  ['messages, closed, last page', '/messages?state=closed&page=360'],
  ['messages, searched', '/messages?q=kowalski&state=all'],
  ['messages, nothing found', '/messages?q=nobody-here&state=all'],
  ['audit log, first page', '/audit'],
  ['audit log, last page', '/audit?page=2000'],
  ['audit log, filtered', '/audit?email=staff-3%40example.com'],
  [everything, '/search?q=kowalski'],
  ['first page of the desk', '/today'],
] as const;

/** Asks for lists of the desk over a large database, and prints how long the server takes for each. */
export async function benchDesk(rounds: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const postgres = await startOwnPostgres();
  try {
    const sqlite = await timesOn({ dataDir: dir }, rounds);
    const databaseUrl = await createDatabase(postgres.url, 'bench_desk');
    const other = await timesOn({ dataDir: dir, databaseUrl }, rounds);
    const rows = lists.map(([name], index) => [name, ...wordsOf(sqlite[index] ?? []), ...wordsOf(other[index] ?? [])]);
    printTable(['list of the desk', 'SQLite, ms', 'longest', 'PostgreSQL, ms', 'longest'], rows);
    const isList = (_: number[], index: number) => lists[index]?.[0] !== everything;
    const slowest = Math.max(...[...sqlite.filter(isList), ...other.filter(isList)].map(median));
    printTable(
      ['goal', 'at', 'measured', 'reached'],
      [['median of the slowest list, ms', `< ${goal}`, slowest.toFixed(1), slowest < goal ? 'yes' : 'no']],
    );
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function timesOn(options: { dataDir: string; databaseUrl?: string }, rounds: number): Promise<number[][]> {
  const { dataDir, databaseUrl } = options;
  const db = await openDatabase(databaseUrl ? { url: databaseUrl } : { file: join(dataDir, 'provider.sqlite') });
  await addManyRecords(db, sizes);
  await addManyClasses(db, 1, classes);
  const token = await addSignedInOwner(db);
  await db.destroy();
  const api = await createApi({ ...options, demo: false, logLevel: 'silent', siteOrigin: origin });
  const times = lists.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    for (const [index, [name, path]] of lists.entries()) {
      const started = performance.now();
      const { statusCode } = await api.inject({
        url: `/desk/api${path}`,
        headers: { host: new URL(origin).host, cookie: `staff=${token}` },
      });
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode}`);
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  await api.close();
  return times;
}

const wordsOf = (times: number[]) => [median(times).toFixed(1), Math.max(...times).toFixed(1)];
