/** @module-tag all */
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { insertStaff } from '../resources/staff/table.ts';
import { createStaffSessionRepository } from '../security/staff-session-repository.ts';
import { type Loss, startLosingProxy } from '../testing/losing-proxy.ts';
import { createTestApi } from '../testing/test-api.ts';
import { testData } from '../testing/test-classes.ts';
import { createTestLocation, onEachEngine, openTestDatabaseAt } from '../testing/test-engines.ts';
import { contentVersion } from './content-changes.ts';
import type { Database } from './schema.ts';

interface LosingDatabase {
  testApi: Awaited<ReturnType<typeof createTestApi>>;
  db: Kysely<Database>;
  lose: (at: number, loss: Loss) => void;
  mend: () => number;
}

async function onPostgres(): Promise<LosingDatabase> {
  const location = await createTestLocation('PostgreSQL');
  const proxy = await startLosingProxy('url' in location ? location.url : '');
  const testApi = await createTestApi({ databaseUrl: proxy.url });
  return { testApi, db: await openTestDatabaseAt(location), lose: proxy.lose, mend: proxy.mend };
}

/** As when the memory of the thread that writes is full. */
async function onSqlite(): Promise<LosingDatabase> {
  const testApi = await createTestApi();
  const db = await openTestDatabaseAt({ file: join(testApi.dataDir, 'demo.sqlite') });
  let lost: { at: number; loss: Loss } | undefined;
  let sent = 0;
  const send = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, ...more) {
    sent += 1;
    if (lost?.at !== sent || message === 'close') return send.call(this, message, ...more);
    if (lost.loss === 'request') void this.terminate();
    else {
      this.emit = (name: string | symbol, ...values: unknown[]) => {
        if (name !== 'message') return EventEmitter.prototype.emit.call(this, name, ...values);
        void this.terminate();
        return true;
      };
      send.call(this, message, ...more);
    }
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const lose = (at: number, loss: Loss) => {
    [sent, lost] = [0, { at, loss }];
  };
  return {
    testApi,
    db,
    lose,
    mend: () => {
      lost = undefined;
      return sent;
    },
  };
}

async function stateOf(db: Kysely<Database>, kind: 'questions' | 'classes', id: string) {
  const isQuestion = kind === 'questions';
  const record = isQuestion
    ? await db.selectFrom('contentRecords').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    : await db.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const shown = isQuestion
    ? (await db.selectFrom('faqItems').select('id').where('id', '=', id).execute()).length > 0
    : 'state' in record && record.state === 'published';
  const logged = await db.selectFrom('auditLog').select('action').execute();
  return { version: record.version, shown, content: await contentVersion(db), logged: logged.length };
}

const testQuestion = { question: 'Test question?', topic: 'membership', answer: '<p>Test answer</p>' };

onEachEngine((engine) => {
  test.each([
    ['questions', testQuestion],
    ['classes', testData],
  ] as const)(
    '%s published and taken off the site, the connection lost at each message: all of it or nothing',
    {
      timeout: 300_000,
    },
    async (kind, data) => {
      const { testApi, db, lose, mend } = await (engine === 'PostgreSQL' ? onPostgres() : onSqlite());
      const staff = await insertStaff(
        db,
        { email: 'owner@example.com', fullname: 'Test', role: 'owner' },
        testApi.clock.read(),
      );
      const sessions = createStaffSessionRepository(db, testApi.clock.read);
      const token = await sessions.open(staff, { address: '192.0.2.1', browser: 'Test browser' });
      const post = async (path: string, payload: object) => {
        const response = await testApi.api.inject({
          method: 'POST',
          url: `/desk/api/${path}`,
          headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: `staff=${token}` },
          payload,
        });
        return { status: response.statusCode, body: response.json() };
      };
      const { id } = (await post(kind, { data })).body;
      const act = async (action: string) => {
        const { version } = await stateOf(db, kind, id);
        return (await post(`${kind}/${id}/${action}`, { version })).status;
      };
      const seen = new Set<string>();
      for (const [action, back] of [
        ['publish', 'unpublish'],
        ['unpublish', 'publish'],
      ] as const) {
        if (action === 'unpublish') expect(await act('publish')).toBe(200);
        lose(0, 'request');
        expect(await act(action)).toBe(200);
        const messages = mend();
        expect(await act(back)).toBe(200);
        for (const loss of ['request', 'answer'] as const)
          for (let at = 1; at <= messages; at += 1) {
            const before = await stateOf(db, kind, id);
            lose(at, loss);
            const status = await act(action);
            mend();
            const after = await stateOf(db, kind, id);
            const hasChanged = after.shown !== before.shown;
            const where = { action, loss, at, status };
            expect({ ...where, ...after }).toEqual({ ...where, ...(hasChanged ? changed(before) : before) });
            expect(after.content !== before.content).toBe(hasChanged);
            expect(status === 503 || (status === 200 && hasChanged)).toBe(true);
            seen.add(`${status} ${hasChanged}`);
            expect(await act(hasChanged ? back : action)).toBe(200);
            if (!hasChanged) expect(await act(back)).toBe(200);
          }
      }
      expect([...seen]).toEqual(expect.arrayContaining(['503 false', '503 true']));
    },
  );
});

type State = Awaited<ReturnType<typeof stateOf>>;

const changed = ({ version, shown, logged }: State) => ({
  version: version + 1,
  shown: !shown,
  content: expect.any(Number),
  logged: logged + 1,
});
