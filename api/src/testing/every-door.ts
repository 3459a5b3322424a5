import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import type { FieldData } from '../core/fields.ts';
import { perform } from '../core/perform.ts';
import type { AnyResource } from '../core/resource.ts';
import type { Database } from '../database/schema.ts';
import { actionIn, type Before, type Door, doors } from './test-doors.ts';
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
      if (name === 'create' && resource.imports)
        expect(await through(doors.file, resource, name, tried)).toEqual(wanted);
    },
  );
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
