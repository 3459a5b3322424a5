import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { createAuditRepository } from '../audit/audit-repository.ts';
import { recordStates } from '../content/content-record.ts';
import { isKind, type Kind, kinds } from '../content/kinds.ts';
import { exportContent } from '../transfer/export-content.ts';
import { importClasses } from '../transfer/import-classes.ts';
import { importContent } from '../transfer/import-content.ts';
import { importInvitations } from '../transfer/import-invitations.ts';
import { exportList, type ListName, listNames, lists } from '../transfer/lists.ts';
import { oneOf } from './checks.ts';
import type { Command, Values } from './command.ts';
import { writeNewFile } from './new-file.ts';
import { table } from './table.ts';

/** What comes from a file beside content. */
const others = { classes: importClasses, invitations: importInvitations } as const;
const importedKinds = [...kinds, ...Object.keys(others)];
const exportedKinds = [...kinds, ...listNames];
const kindOption = { value: 'kind' };
const author = { email: 'command line', address: '' };

export const importFile: Command = {
  summary: 'Adds and changes content, announces classes or invites members, as a CSV file says, all of it or nothing',
  argument: 'file',
  options: {
    kind: { ...kindOption, help: `${importedKinds.join(', ')}. Default: the name of the file` },
    'dry-run': { help: 'Only says what would be done, and what is wrong' },
  },
  async run(context, values, print) {
    const isDry = values.has('dry-run');
    const file = values.required('file');
    const name = nameOf(values);
    const options = { author, isDry };
    const report = isOther(name)
      ? await others[name](context, bytesOf(file), options)
      : await importContent(context, kindOf(values, importedKinds), bytesOf(file), options);
    const { added, changed, unchanged, published, faults } = report;
    if (faults.length > 0) {
      print(
        table(
          ['row', 'column', 'fault'],
          faults.map(({ row, column, fault }) => [String(row), column, fault]),
        ),
      );
      throw new UserError('Nothing was imported.');
    }
    const counts =
      name === 'invitations'
        ? `${added} invited, ${changed} to another class than before, ${unchanged} keep their invitation and get no mail.`
        : `${added} added, ${changed} changed, ${unchanged} as they are; ${published} published.`;
    print(isDry ? `Nothing is wrong. It would be: ${counts}` : `Imported: ${counts}`);
  },
};

export const exportFile: Command = {
  summary:
    'Writes content as a CSV file that can be imported again, or a list of classes, members, invitations or messages',
  argument: 'file',
  options: {
    kind: { ...kindOption, help: `${exportedKinds.join(', ')}. Default: the name of the file` },
    words: { value: 'words', help: 'Only what contains these words' },
    state: { value: 'state', help: 'Only what is in this state, as in the filter of the list. Default: all' },
  },
  async run(context, values, print) {
    const file = values.required('file');
    const name = nameOf(values);
    const { count, text } = isList(name)
      ? await exportList(context, name, filterOf(values, lists[name].states))
      : await exportContent(context.db, context.clock, kindOf(values, exportedKinds), filterOf(values, recordStates));
    writeNewFile(file, text);
    const audit = createAuditRepository(context.db, context.clock);
    await audit.add({ ...author, action: `${name} exported`, subject: '', detail: `${count} rows` });
    print(`${count} ${name} are in ${file}.`);
  },
};

const isList = (name: string): name is ListName => Object.hasOwn(lists, name);

function filterOf<State extends string>(values: Values, states: readonly State[]) {
  const state = values.optional('state');
  const words = values.optional('words');
  return { words, state: state === undefined ? undefined : (oneOf('state', state, states) as State) };
}

const isOther = (name: string): name is keyof typeof others => Object.hasOwn(others, name);

const nameOf = (values: Values): string =>
  values.optional('kind') ??
  basename(values.required('file'))
    .replace(/\.csv$/i, '')
    .toLowerCase();

function kindOf(values: Values, allowed: readonly string[]): Kind {
  const name = nameOf(values);
  if (isKind(name)) return name;
  throw new UsageError(`What is in ${values.required('file')}? Name it with --kind: ${allowed.join(', ')}.`);
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UserError(`${file} cannot be read.`);
  }
}
