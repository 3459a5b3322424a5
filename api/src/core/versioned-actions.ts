import { Type } from 'typebox';
import { text } from '../http/schemas.ts';
import { actionsOf } from './actions.ts';
import { storeOf } from './fixed-records.ts';
import { dataSchema, largeBody } from './schemas.ts';
import { hide, insert, putBefore, save, show, showAgain, versionOf, write } from './versioned-writes.ts';
import { type Fixed, updateOf, type Versioned } from './versions.ts';

const nothing = Type.Object({});
const state = Type.Optional(Type.Enum(['draft', 'published'], { title: 'State' }));

export function versionedActions(versioned: Versioned, name: string) {
  const described = { versioned, one: `a${/^[aeiou]/.test(name) ? 'n' : ''} ${name}`, name };
  if (versioned.fixed) {
    return {
      actions: [saving(described), publishing(described), restoring(described), resetting(described, versioned.fixed)],
      imports: { create: isThere(described), change: importing(described) },
    };
  }
  return {
    actions: [
      creationOf(described, 'created'),
      saving(described),
      publishing(described),
      unpublishing(described),
      ...deletions(described),
      restoring(described),
      ...(versioned.site.order ? [ordering(described)] : []),
    ],
    imports: { create: creationOf(described, 'imported'), change: importing(described) },
  };
}

interface Described {
  versioned: Versioned;
  name: string;
  /** `a question` */
  one: string;
}

const builders = (versioned: Versioned) => actionsOf(storeOf(versioned));
const withState = ({ fields }: Versioned) => Type.Object({ data: dataSchema(fields), state });

const creationOf = ({ versioned, one }: Described, word: string) =>
  builders(versioned).creation({
    name: 'create',
    summary: `Adds ${one}`,
    audit: `${versioned.list} ${word}`,
    bodyLimit: largeBody,
    input: withState(versioned),
    run: (work) => insert(work, versioned, word),
  });

const isThere = ({ versioned, one }: Described) =>
  builders(versioned).creation({
    name: 'create',
    summary: `Refuses ${one} that is none of those that there are`,
    audit: '',
    input: withState(versioned),
    run: async () => ({ faults: [{ field: 'id', fault: 'A row needs the id of the export: none can be added.' }] }),
  });

const saving = ({ versioned, one }: Described) =>
  builders(versioned).action({
    name: 'save',
    summary: `Changes the draft of ${one}; what is not given stays`,
    audit: `${versioned.list} saved`,
    bodyLimit: largeBody,
    input: Type.Object({ data: dataSchema(versioned.fields) }),
    async run(work) {
      const saved = await save(work, versioned);
      if ('faults' in saved) return saved;
      return saved.isChanged ? { detail: work.record.id } : 'unchanged';
    },
  });

const resetting = ({ versioned, one }: Described, { builtIn }: Fixed) =>
  builders(versioned).action({
    name: 'reset',
    summary: `Makes ${one} what it was at first, for its readers as well`,
    audit: `${versioned.list} reset`,
    input: nothing,
    async run({ transaction, record }) {
      const fault = await hide(transaction, versioned, record);
      if (fault) return { fault };
      await write(transaction, versioned, record.id, builtIn(record.id) ?? record.data);
      await updateOf(transaction, versioned.list, record.id).set({ publishedVersion: null }).execute();
      return { detail: record.id };
    },
  });

const importing = ({ versioned, one }: Described) =>
  builders(versioned).action({
    name: 'import',
    summary: `Changes ${one} as a file says`,
    audit: `${versioned.list} imported`,
    input: withState(versioned),
    async run(work) {
      const { transaction, record, input } = work;
      const saved = await save(work, versioned);
      if ('faults' in saved) return saved;
      const isShown = record.publishedVersion === record.version;
      if (!saved.isChanged && (input.state !== 'published' || isShown)) return 'unchanged';
      if (input.state !== 'published') return { detail: record.id };
      const shown = await show(transaction, versioned, { ...record, data: saved.data });
      return shown ?? { detail: record.id, audit: `${versioned.list} imported and published` };
    },
  });

const publishing = ({ versioned, one }: Described) =>
  builders(versioned).action({
    name: 'publish',
    summary: `Publishes the draft of ${one}`,
    audit: `${versioned.list} published`,
    input: nothing,
    run: async ({ transaction, record }) => (await show(transaction, versioned, record)) ?? { detail: record.id },
  });

const unpublishing = ({ versioned, one }: Described) =>
  builders(versioned).action({
    name: 'unpublish',
    summary: `Takes ${one} off the site`,
    audit: `${versioned.list} taken off the site`,
    input: nothing,
    async run({ transaction, record }) {
      const fault = await hide(transaction, versioned, record);
      await updateOf(transaction, versioned.list, record.id).set({ publishedVersion: null }).execute();
      return fault ? { fault } : { detail: record.id };
    },
  });

function deletions({ versioned, name, one }: Described) {
  const { action } = builders(versioned);
  return [
    action({
      name: 'delete',
      summary: `Deletes ${one}; it can come back`,
      audit: `${versioned.list} deleted`,
      input: nothing,
      async run({ transaction, record, now }) {
        const fault = record.publishedVersion === null ? undefined : await hide(transaction, versioned, record);
        await updateOf(transaction, versioned.list, record.id).set({ deletedAt: now.toISOString() }).execute();
        return fault ? { fault } : { detail: record.id };
      },
    }),
    action({
      name: 'undelete',
      summary: `Brings a deleted ${name} back, to the site as well if it was there`,
      audit: `${versioned.list} brought back`,
      bringsBack: true,
      input: nothing,
      async run({ transaction, record }) {
        await updateOf(transaction, versioned.list, record.id).set({ deletedAt: null }).execute();
        const text = await showAgain(transaction, versioned, record);
        return { detail: record.id, ...(text && { notice: { of: record.id, text } }) };
      },
    }),
  ];
}

const restoring = ({ versioned, one }: Described) =>
  builders(versioned).action({
    name: 'restore',
    summary: `Makes an earlier version of ${one} its next draft`,
    audit: `${versioned.list} restored`,
    input: Type.Object({ from: Type.Integer({ minimum: 1, maximum: 999_999_999, title: 'Number of the version' }) }),
    async run({ transaction, record, input: { from } }) {
      const earlier = await versionOf(transaction, versioned, record.id, from);
      if (!earlier) return { fault: `There is no version ${from}.` };
      await write(transaction, versioned, record.id, earlier);
      return { detail: record.id, audit: `${versioned.list} restored version ${from}` };
    },
  });

const ordering = ({ versioned, one }: Described) =>
  builders(versioned).action({
    name: 'order',
    summary: `Moves ${one} before another one of its list, or to its end`,
    audit: `${versioned.list} moved`,
    keepsVersion: true,
    isLong: true,
    input: Type.Object({ before: Type.Optional(text(64, { title: 'The one before which it comes' })) }),
    run: (work) => putBefore(work, versioned),
  });
