import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import type { FieldData } from '../core/fields.ts';
import { perform } from '../core/perform.ts';
import type { AnyResource } from '../core/resource.ts';
import type { Database } from '../database/schema.ts';
import { actionIn, asks, type Before, type Door, doors, staffEmail } from './test-doors.ts';
import { traces } from './test-traces.ts';
import { createTestTrainer } from './test-trainer.ts';

/** The first of the actions before it makes the record. */
export interface Case {
  before?: readonly (readonly [action: string, input: Record<string, unknown>])[];
  input?: Record<string, unknown>;
  record?: (db: Kysely<Database>) => Promise<string>;
  needs?: (db: Kysely<Database>) => Promise<unknown>;
  id?: string;
  fill?: (db: Kysely<Database>, id: string) => Promise<unknown>;
}

/** In a `describe` of the file, because lists of tests are read without running it. */
export function tryEveryDoor(
  resource: AnyResource,
  cases: Readonly<Record<string, Case>>,
  { tags = ['all'] }: { tags?: string[] } = {},
): void {
  test('every action is tried here', () => {
    expect(Object.keys(cases).toSorted()).toEqual(resource.actions.map(({ name }) => name).toSorted());
  });

  test.each(Object.entries(cases))(
    '%s: the same record, mails and audit log through every door',
    { tags },
    async (name, tried) => {
      const wanted = await through(doors.desk, resource, name, tried);

      expect(wanted.audit.map(({ email }: { email: string }) => email)).toContain('author');
      expect(await through(doors['command line'], resource, name, tried)).toEqual(wanted);
      if (readsFile(resource, name)) expect(await byFile(resource, name, tried)).toEqual(wanted);
    },
  );

  const { save, publish, delete: removal, undelete } = cases;
  if (resource.imports?.change && save && publish)
    test('file that saves and publishes: the same record, mails and audit log as in the desk', { tags }, async () => {
      const input = { ...save.input, state: 'published' };
      const wanted = counted(await through(saveAndPublish, resource, 'save', save));

      expect(counted(await byFile(resource, 'save', { ...save, input }))).toEqual(wanted);
    });

  if (resource.imports && save && !cases.create)
    test('file with a new record: refused, and nothing is changed', { tags }, async () => {
      const before = { ...(await createBefore(resource, save)), id: undefined };
      const kept = await traces(before.db, staffEmail);

      expect((await asks.file(before, resource, 'save', save.input ?? {})).refused).toContain('Nothing was imported.');
      expect(await traces(before.db, staffEmail)).toEqual(kept);
    });

  if (!removal || !undelete) return;
  const deleted = { ...removal, before: [...(removal.before ?? []), ['delete', {}] as const] };
  const changes = resource.actions.filter(({ isCreation, bringsBack }) => !isCreation && !bringsBack);
  test.each([
    ...changes.map(({ name }) => ({ name, tried: deleted, fault: 'This record is deleted.' })),
    { name: 'undelete', tried: removal, fault: 'This record is not deleted.' },
  ])('$name: $fault It is refused at every door', { tags: ['all'] }, async ({ name, tried, fault }) => {
    const before = await createBefore(resource, tried);
    const kept = await traces(before.db, staffEmail);
    for (const [door, ask] of Object.entries(asks)) {
      if (door === 'file' && !readsFile(resource, name)) continue;
      const { refused } = await ask(before, resource, name, cases[name]?.input ?? {});

      expect([door, refused]).toEqual([door, expect.stringContaining(fault)]);
      expect(await traces(before.db, staffEmail)).toEqual(kept);
    }
  });
}

const readsFile = ({ imports }: AnyResource, name: string): boolean =>
  (name === 'create' && imports !== undefined) || (name === 'save' && imports?.change !== undefined);

/** The audit log says that a file did it. */
async function byFile(resource: AnyResource, name: string, tried: Case): ReturnType<typeof through> {
  const text = JSON.stringify(await through(doors.file, resource, name, tried));
  return JSON.parse(text.replaceAll('imported', name === 'create' ? 'created' : 'saved'));
}

const saveAndPublish: Door = async (before, resource, _name, input) => {
  await doors.desk(before, resource, 'save', input);
  await before.db.deleteFrom('staff').where('email', '=', staffEmail).execute();
  return doors.desk(before, resource, 'publish', {});
};

/** A file does both at once, as one version with one line in the audit log. */
function counted({ records, versions: _, audit, ...others }: Awaited<ReturnType<typeof through>>) {
  return {
    ...others,
    records: records.map(({ version, publishedVersion, ...record }: Record<string, unknown>) => ({
      ...record,
      isShown: version === publishedVersion,
    })),
    audit: audit.flatMap(({ action, ...line }: { action: string }) =>
      action.split(' and ').map((part) => ({ ...line, action: part.replace(/^.* /, '') })),
    ),
  };
}

export function versionedCases(data: FieldData, other: FieldData, needs?: Case['needs']): Record<string, Case> {
  const draft = [['create', { data }]] as const;
  const published = [['create', { data, state: 'published' }]] as const;
  return {
    create: { input: { data, state: 'published' }, needs },
    save: { before: published, input: { data: other }, needs },
    publish: { before: draft, needs },
    unpublish: { before: published, needs },
    delete: { before: published, needs },
    undelete: { before: [...published, ['delete', {}]], needs },
    restore: { before: [...draft, ['save', { data: other }]], input: { from: 1 }, needs },
    order: { before: published, input: {}, needs },
  };
}

export async function through(door: Door, resource: AnyResource, name: string, tried: Case) {
  const before = await createBefore(resource, tried);
  const author = await door(before, resource, name, tried.input ?? {});
  return traces(before.db, author);
}

async function createBefore(resource: AnyResource, tried: Case): Promise<Before> {
  const testTrainer = await createTestTrainer();
  const { db } = testTrainer;
  await tried.needs?.(db);
  let id = tried.id ?? (await tried.record?.(db));
  for (const [name, input] of tried.before ?? []) id = await act(db, resource, name, id, input);
  await tried.fill?.(db, id ?? '');
  await db.deleteFrom('auditLog').execute();
  await db.deleteFrom('mails').execute();
  return { ...testTrainer, id };
}

export async function act(
  db: Kysely<Database>,
  resource: AnyResource,
  name: string,
  id: string | undefined,
  input: Record<string, unknown>,
): Promise<string> {
  const action = actionIn(resource, name);
  const seen = id === undefined ? undefined : { id };
  const outcome = await perform(createContext(db, {}), action, seen, input, { email: '', address: '' });
  if (outcome.kind !== 'done') throw new Error(`${name} is ${JSON.stringify(outcome)}`);
  return id ?? resource.row(outcome.record, '').id;
}
