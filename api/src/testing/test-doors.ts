import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { commandNameOf, optionOf } from '../command-line/resource-commands.ts';
import { csv } from '../core/csv.ts';
import type { FieldData } from '../core/fields.ts';
import { comparesVersion } from '../core/perform.ts';
import type { AnyResource } from '../core/resource.ts';
import { insertStaff } from '../resources/staff/table.ts';
import { createStaffSessionRepository } from '../security/staff-session-repository.ts';
import { createTestApi } from './test-api.ts';
import { testDeskOrigin } from './test-desk.ts';
import type { createTestTrainer } from './test-trainer.ts';

export interface Before extends Awaited<ReturnType<typeof createTestTrainer>> {
  id: string | undefined;
}

export type Door = (
  before: Before,
  resource: AnyResource,
  name: string,
  input: Record<string, unknown>,
) => Promise<string>;

export const staffEmail = 'owner-of-test@example.com';

export function actionIn({ actions }: AnyResource, name: string) {
  const action = actions.find((candidate) => candidate.name === name);
  if (!action) throw new Error(`There is no action ${name}.`);
  return action;
}

/** `refused`: what it says; `''` when it was done. */
type Ask = (...given: Parameters<Door>) => Promise<{ author: string; refused: string }>;

export const asks = {
  async desk({ db, dataDir, id }, resource, name, input) {
    const { list, store } = resource;
    const now = () => new Date();
    const { api } = await createTestApi({ dataDir, demo: false, clock: now });
    const person = { email: staffEmail, fullname: 'Test Owner', role: 'owner' } as const;
    const staffId = await insertStaff(db, person, now());
    const token = await createStaffSessionRepository(db, now).open(staffId, { address: '', browser: 'Test' });
    const version = { version: 1, ...(id !== undefined && (await store.read(db, id))) }.version;
    const path = [list, id, ['create', 'save'].includes(name) ? undefined : name].filter(Boolean).join('/');
    const { statusCode, payload } = await api.inject({
      method: name === 'save' ? 'PUT' : 'POST',
      url: `/desk/api/${path}`,
      headers: { host: 'localhost:3000', origin: testDeskOrigin, cookie: `staff=${token}` },
      payload: { ...input, ...(comparesVersion(actionIn(resource, name)) && { version }) },
    });
    return { author: staffEmail, refused: statusCode === 200 ? '' : `${statusCode} ${payload}` };
  },

  async 'command line'({ db, id, trainer }, resource, name, { data = {}, ...others }) {
    const { commandId, store } = resource;
    const record = id === undefined ? undefined : await store.read(db, id);
    const named = record && commandId?.idOf ? store.subjectOf(record) : id;
    const options = [
      ...(named === undefined || commandId?.onlyId ? [] : [[`--${commandId?.option ?? 'id'}`, named]]),
      ...Object.keys(commandId?.others ?? {}).flatMap((option) =>
        record && id !== undefined
          ? Object.entries(resource.data(record))
              .filter(([name]) => optionOf(name, resource.fields[name]) === option)
              .map(([, value]) => [`--${option}`, String(value)])
          : [],
      ),
      ...Object.entries(data as FieldData).flatMap(([name, value]) => {
        const field = resource.fields[name];
        if (field?.switchesTo) return value === field.switchesTo ? [[`--${optionOf(name, field)}`]] : [];
        const values = field?.isList ? String(value).split('\n') : [value].flat();
        const texts = values.map((text) => (field?.ofOption ? text.replaceAll(/<[^>]*>/g, '') : text));
        return texts.map((text) => [`--${optionOf(name, field)}`, text]);
      }),
      ...Object.entries(others).map(([input, value]) => {
        const option = `--${optionOf(input, actionIn(resource, name).input.properties[input])}`;
        return value === true ? [option] : [option, String(value)];
      }),
    ];
    const { code, err } = await trainer(commandNameOf(resource, actionIn(resource, name)), ...options.flat());
    return { author: 'command line', refused: code === 0 && err === '' ? '' : `${code} ${err}` };
  },

  async file({ db, dataDir, id = '', trainer }, resource, _name, { data = {}, state }) {
    const fields = Object.entries(data as FieldData);
    const file = join(dataDir, `${resource.list}.csv`);
    const record = id === '' ? undefined : await resource.store.read(db, id);
    const cells = {
      ...(record && { Id: id, Version: String(resource.row(record, '').version) }),
      ...(state !== undefined && { State: String(state) }),
      ...Object.fromEntries(fields.map(([name, value]) => [resource.fields[name]?.label, [value].flat().join('; ')])),
    };
    writeFileSync(file, csv([Object.keys(cells), Object.values(cells)]));
    const { out, err } = await trainer('import', file);
    const isDone = record ? out.includes('0 added, 1 changed') : /1 (added|invited)/.test(out);
    return { author: 'command line', refused: isDone ? '' : out + err };
  },
} satisfies Record<string, Ask>;

/** Each returns its author. */
export const doors: Record<keyof typeof asks, Door> = {
  desk: done(asks.desk),
  'command line': done(asks['command line']),
  file: done(asks.file),
};

function done(ask: Ask): Door {
  return async (...given) => {
    const { author, refused } = await ask(...given);
    expect(refused).toBe('');
    return author;
  };
}
