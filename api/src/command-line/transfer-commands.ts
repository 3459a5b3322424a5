import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { UsageError, UserError } from '@agile-languages/shared/errors';
import { exportList } from '../core/exports.ts';
import { mostImported } from '../core/import-limits.ts';
import { importRecords } from '../core/imports.ts';
import { inJobContext, jobSettingsOf } from '../core/job-context.ts';
import { resources } from '../resources/all.ts';
import { oneOf } from './checks.ts';
import { type Command, commandLine, type Values } from './command.ts';
import { writeNewFile } from './new-file.ts';
import { table } from './table.ts';

const importedLists = resources.filter(({ imports }) => imports).map(({ list }) => list);
const exportedLists = resources.filter(({ sheet }) => sheet).map(({ list }) => list);
const kindOf = (lists: readonly string[]) => ({
  value: 'kind',
  help: `${lists.join(', ')}. Default: what the file is called, as in ${lists[0]}.csv`,
});

export const importFile: Command = {
  summary: 'Adds and changes content, announces classes or invites members, as a CSV file says, all of it or nothing',
  argument: 'file',
  options: {
    kind: kindOf(importedLists),
    'dry-run': { help: 'Only says what would be done, and what is wrong' },
  },
  async run(context, values, print) {
    const isDry = values.has('dry-run');
    const file = values.required('file');
    const name = nameOf(values);
    const resource = resources.find(({ list }) => list === name);
    if (!resource?.imports) unknownKind(values, importedLists);
    const options = { author: commandLine, isDry };
    const { imports } = resource;
    const bytes = bytesOf(file);
    const report = await inJobContext(jobSettingsOf(context), (job) =>
      importRecords(job, resource, imports, bytes, options),
    );
    const { added, changed, unchanged, published, faults, notices, mail } = report;
    if (faults.length > 0) {
      const rows = faults.map(({ row, column, fault }) => [String(row), column, fault]);
      print(table(['row', 'column', 'fault'], rows));
      throw new UserError('Nothing was imported.');
    }
    const counts =
      resource.imports.said?.(report) ??
      `${added} added, ${changed} changed, ${unchanged} as they are; ${published} published.`;
    print(isDry ? `Nothing is wrong. It would be: ${counts}` : `Imported: ${counts}`);
    for (const notice of notices) print(notice);
    if (mail) print(`Mails: ${mail.recipients}.`);
  },
};

export const exportFile: Command = {
  summary:
    'Writes the list that the file is named after, such as questions.csv or members.csv; content can be imported again',
  argument: 'file',
  options: {
    kind: kindOf(exportedLists),
    words: { value: 'words', help: 'Only what contains these words' },
    part: {
      value: 'number',
      help: `Only as many rows as an import takes, ${mostImported}: 1 for the first of them. Default: all rows`,
    },
    state: { value: 'state', help: 'Only what is in this state, as in the filter of the list. Default: all' },
  },
  async run(context, values, print) {
    const file = values.required('file');
    const name = nameOf(values);
    const resource = resources.find(({ list }) => list === name);
    if (!resource?.sheet) unknownKind(values, exportedLists);
    const filter = { words: values.optional('words') ?? '', state: stateIn(values, resource.states) ?? 'all' };
    const part = partIn(values);
    const { count } = await writeNewFile(file, () => exportList(context, resource, filter, commandLine, part));
    print(`${count} ${name} are in ${file}.`);
  },
};

function stateIn(values: Values, states: readonly string[]): string | undefined {
  const state = values.optional('state');
  return state === undefined ? undefined : oneOf('state', state, states);
}

function partIn(values: Values): number | undefined {
  const part = values.optional('part');
  if (part === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(part)) throw new UsageError('--part has to be a number from 1 to 99.');
  return Number(part);
}

const nameOf = (values: Values): string =>
  values.optional('kind') ??
  basename(values.required('file'))
    .replace(/(?:-\d+)?\.csv$/i, '')
    .toLowerCase();

function unknownKind(values: Values, allowed: readonly string[]): never {
  throw new UsageError(`What is in ${values.required('file')}? Name it with --kind: ${allowed.join(', ')}.`);
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UserError(`${file} cannot be read.`);
  }
}
