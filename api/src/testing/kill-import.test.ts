/** @module-tag all */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { holdAuditLog } from './hold-audit-log.ts';
import { onEachEngine } from './test-engines.ts';
import { testClass } from './test-rows.ts';
import { createTestTrainer } from './test-trainer.ts';

const program = join(import.meta.dirname, '../command-line/main.ts');
const count = 50;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const files = {
  invitations: ['E-mail,Name,Class', ...numbers.map((n) => `test-${n}@example.com,Test Person ${n},test-class`)],
  partners: ['Name,Website,State', ...numbers.map((n) => `Test Partner ${n},https://partner-${n}.example,published`)],
};

onEachEngine((engine) => {
  test.each(['invitations', 'partners'] as const)(
    'kill -9 while %s are imported: nothing, then all',
    async (kind) => {
      const { db, dataDir, env, trainer } = await createTestTrainer(engine);
      await db.insertInto('classes').values(testClass()).execute();
      const file = join(dataDir, `${kind}.csv`);
      writeFileSync(file, files[kind].join('\n'));
      const before = await rowsIn(db);

      const when = sql`(select count(*) from audit_log) = ${sql.lit(count - 1)}`;
      let begun: ReturnType<typeof begin> | undefined;
      await holdAuditLog(
        { db, file: join(dataDir, 'provider.sqlite'), engine, when },
        () => {
          begun = begin(env, file);
        },
        async () => {
          begun?.child.kill('SIGKILL');
          expect(await begun?.ended).toEqual([null, 'SIGKILL']);
        },
      );
      expect(await rowsIn(db)).toEqual(before);

      expect(await trainer('import', file)).toMatchObject({ code: 0, err: '' });
      const added =
        kind === 'invitations'
          ? { invitations: count, mails: count, auditLog: count }
          : { contentRecords: count, partners: count, auditLog: count };
      expect(await rowsIn(db)).toEqual({ ...before, ...added });
    },
    60_000,
  );
});

function begin(env: Record<string, string>, file: string) {
  const child = spawn(process.execPath, [program, 'import', file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  });
  return { child, ended: once(child, 'exit') };
}

const tables = ['invitations', 'mails', 'auditLog', 'contentRecords', 'partners'] as const;

async function rowsIn(db: Kysely<Database>): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return [table, Number(rows)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
