import { checkData, missingField } from '../content/check-data.ts';
import type { RecordRow } from '../content/content-record.ts';
import { type ContentData, emptyData, fieldsOf, type Kind } from '../content/kinds.ts';
import { type createCells, ownColumns } from './content-columns.ts';
import type { ImportFault } from './import-report.ts';
import type { CsvRow } from './read-csv.ts';

export interface ReadRow {
  data: ContentData;
  isPublished: boolean;
}

const states = ['', 'draft', 'published'];

/** Reads rows of a file, each with the record that it changes, if there is one. */
export function createRowReader(kind: Kind, cells: Awaited<ReturnType<typeof createCells>>) {
  return function readRow(row: CsvRow, present: RecordRow | undefined, id: string): ReadRow | ImportFault {
    const at = (column: string, fault: string): ImportFault => ({ row: row.line, column, fault });
    const { version = '', state = '' } = row.cells;
    if (id !== '' && !present) return at(ownColumns.id, 'There is no such record. Leave it empty for a new one.');
    if (present?.deletedAt) return at(ownColumns.id, 'This record is deleted.');
    if (present && version.trim() !== '' && Number(version) !== present.version)
      return at(ownColumns.version, 'Somebody has changed this record since the export.');
    const wanted = state.trim().toLowerCase();
    if (!states.includes(wanted)) return at(ownColumns.state, 'It has to be draft or published.');

    const data: Record<string, unknown> = present ? JSON.parse(present.data) : emptyData(kind);
    for (const field of fieldsOf[kind]) {
      const cell = row.cells[field.name];
      if (cell === undefined) continue;
      const read = cells.read(field, cell);
      if ('fault' in read) return at(field.label, read.fault);
      data[field.name] = read.value;
    }
    const known = Object.fromEntries(fieldsOf[kind].map(({ name }) => [name, data[name]]));
    const checked = checkData(kind, known);
    if ('fault' in checked) {
      const label = fieldsOf[kind].find(({ name }) => name === checked.field)?.label ?? '';
      return at(label, checked.fault.replace(`${label}: `, ''));
    }
    const isPublished = wanted === 'published';
    const missing = isPublished ? missingField(kind, checked.data) : undefined;
    if (missing) return at(missing.label, 'It is needed before the site can show this.');
    return { data: checked.data, isPublished };
  };
}
