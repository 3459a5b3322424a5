import type { ActionContext, AnyAction } from './actions.ts';
import type { Author } from './audit.ts';
import { checkData, type FieldData, type FieldFault, type FieldValue } from './fields.ts';
import { columnIn, inColumn, type OwnColumns, stateFaults } from './import-cells.ts';
import { type ImportReport, type ImportSteps, tryImport } from './import-report.ts';
import { type Around, type Outcome, perform, type Seen } from './perform.ts';
import { ignored, readCsv } from './read-csv.ts';
import { checkComplete, checkDraft } from './references.ts';
import type { Imports, Resource } from './resource.ts';
import { type FileRow, rowsOfFile } from './rows-of-file.ts';

export interface ImportOptions {
  author: Author;
  isDry: boolean;
}

/**
 * All records or none. A missing column stays as it is.
 *
 * @throws {UserError}
 */
export async function importRecords<Kept>(
  context: ActionContext,
  resource: Resource<Kept>,
  imports: Imports<Kept>,
  bytes: Buffer,
  { author, isDry }: ImportOptions,
): Promise<ImportReport> {
  const { fields } = resource;
  const own = ownColumns(imports);
  const dropped = imports.exported?.ignored ?? [];
  const of = (title: string) => (dropped.includes(title.toLowerCase()) ? ignored : columnIn(fields, own, title));
  const { rows, notices } = readCsv(bytes, {
    of,
    titles: [...Object.values(own), ...Object.values(fields).map(({ label }) => label)],
    idTitle: own.id,
  });
  const report = await tryImport(context.db, isDry, async (transaction, { addFault, addMails, addNotice, count }) => {
    const importRow = createRowImport({ context, transaction, author }, resource, imports);
    const read = await rowsOfFile(transaction, resource, { rows, of, now: context.clock().toISOString() });
    await imports.lockFirst?.(
      transaction,
      read.flatMap(({ id, data }) => (id === '' ? [data] : [])),
    );
    for (const text of notices) addNotice({ of: '', text });
    for (const row of read) {
      const { faults, counts = [], notice, mails = [] } = await importRow(row);
      for (const fault of faults ?? []) addFault({ row: row.line, ...inColumn(fields, own, fault) });
      for (const name of counts) count(name);
      if (notice) addNotice(notice);
      addMails(mails);
    }
  });
  if (report.isDone) context.recentLists.forget();
  return report;
}

const ownColumns = <Kept>({ create, change, exported }: Imports<Kept>): OwnColumns => ({
  ...(change ? { id: 'Id', version: 'Version' } : exported?.id && { id: exported.id }),
  ...('state' in create.input.properties && { state: 'State' }),
});

interface RowOutcome {
  faults?: FieldFault[];
  counts?: Parameters<ImportSteps['count']>[0][];
  notice?: Parameters<ImportSteps['addNotice']>[0];
  mails?: Parameters<ImportSteps['addMails']>[0];
}

function createRowImport<Kept>(
  { context, transaction, author }: Around,
  resource: Resource<Kept>,
  { create, change, exported, find, once }: Imports<Kept>,
) {
  const { fields, isComplete } = resource;
  const name = resource.name.replaceAll('-', ' ');
  const now = context.clock().toISOString();
  const isIdAgain = createMemory();
  const isValueAgain = createMemory();
  const ofNew = exported?.id ? ', or leave its number empty for a new one' : '';

  return async function importRow(row: FileRow<Kept>): Promise<RowOutcome> {
    const { id, version, data, state, faults, record, isAsExported } = row;
    const isTwice = isIdAgain(id);
    if (isAsExported && !isTwice) return { counts: ['unchanged'] };
    const isAsItIs = record !== undefined && state === resource.row(record, now).state;
    const wrong = [
      ...(isTwice ? faultsAt('id', 'This record is in the file twice.') : []),
      ...(id !== '' && !record ? faultsAt('id', 'There is no such record. Leave it empty for a new one.') : []),
      ...(isAsItIs ? [] : stateFaults(state)),
      ...faults,
    ];
    const known = state === 'published' ? state : 'draft';
    const found = await importKnown(known);
    const others = (found.faults ?? []).filter(({ field }) => !wrong.some((fault) => fault.field === field));
    return wrong.length > 0 ? { faults: [...wrong, ...others] } : found;

    function importKnown(known: string): Promise<RowOutcome> | RowOutcome {
      if (id === '') return add(data, known);
      if (!record || isTwice) return { faults: checkData(fields, data).faults };
      if (!change) return stayOf(record, { data, state: isAsItIs ? '' : state });
      const seenRecord = { id, ...(version !== '' && { version: Number(version) }) };
      return performed(change, seenRecord, { data, state: known }).then((outcome) =>
        outcomeOf(outcome, 'changed', known),
      );
    }
  };

  function stayOf(record: Kept, { data, state }: { data: FieldData; state: string }): RowOutcome {
    const present = checkData(fields, resource.data(record)).data;
    const next: FieldData = checkData(fields, data, present).data;
    const others = Object.keys(fields).filter((field) => String(next[field]) !== String(present[field]));
    const faults = [...(state ? ['state'] : []), ...others].flatMap((field) =>
      faultsAt(field, `A file changes no ${name}. Change it in the desk${ofNew}.`),
    );
    return faults.length > 0 ? { faults } : { counts: ['unchanged'] };
  }

  async function add(data: FieldData, state: string): Promise<RowOutcome> {
    const checked = await checkFirst(data, state);
    const twice = once && isValueAgain(checkData(fields, data).data[once.field]) ? [once] : [];
    const faults = [...twice, ...('faults' in checked ? checked.faults : [])];
    if (faults.length > 0 || 'faults' in checked) return { faults };
    if (await find?.(transaction, checked.data, now)) return { counts: ['unchanged'] };
    const outcome = await performed(create, undefined, { data, state });
    return outcomeOf(outcome, outcome.kind === 'done' && outcome.replaces ? 'changed' : 'added', state);
  }

  /** A faulty row is never taken for a record that is there. */
  async function checkFirst(data: FieldData, state: string) {
    if (isComplete || (find && state === 'published')) return checkComplete(transaction, fields, data);
    return find ? checkDraft(transaction, fields, data) : { data };
  }

  function performed(
    action: AnyAction<Kept> | undefined,
    seenRecord: Seen | undefined,
    input: Record<string, unknown>,
  ) {
    if (!action) throw new Error(`A file changes no ${name}.`);
    return perform(context, action, seenRecord, input, author, { transaction });
  }
}

function createMemory() {
  const known = new Set<string>();
  return (value: FieldValue = ''): boolean => {
    const text = String(value);
    if (known.has(text)) return true;
    if (text !== '') known.add(text);
    return false;
  };
}

function outcomeOf(outcome: Outcome<unknown>, done: 'added' | 'changed', state: string): RowOutcome {
  switch (outcome.kind) {
    case 'done':
      if (outcome.isUnchanged) return { counts: ['unchanged'] };
      return {
        counts: state === 'published' ? [done, 'published'] : [done],
        notice: outcome.notice,
        mails: outcome.mails,
      };
    case 'changed':
      return faultAt('version', 'Somebody has changed this record since the export.');
    case 'missing':
      return faultAt('id', 'There is no such record. Leave it empty for a new one.');
    case 'fault':
      return outcome.faults
        ? { faults: outcome.faults }
        : faultAt('', outcome.asks ? wayOut(outcome.fault, state) : outcome.fault);
  }
}

/** A file is read without a person who could answer the question. */
const wayOut = (question: string, state: string): string =>
  `${question.replace(/ ?[^.?]*\?$/, '')} ${state === 'published' ? 'Use State draft, and publish it in the desk.' : 'Do it in the desk.'}`;

const faultsAt = (field: string, fault: string): FieldFault[] => [{ field, fault }];

const faultAt = (field: string, fault: string): RowOutcome => ({ faults: faultsAt(field, fault) });
