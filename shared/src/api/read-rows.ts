/** What a field of a row holds; with `?` it may be missing. A moment is a text that `Date` reads. */
type FieldKind = 'text' | 'number' | 'text?' | 'number?' | 'texts?' | 'moment?';

/** The kind of every field of a row. */
export type FieldKinds<Row> = { readonly [Field in keyof Required<Row>]: FieldKind };

/**
 * Whatever the server sends. A field of another type is read as the value that it means (`480` as `'480'`), else as a
 * missing one: `''`, 0 or, where it may be missing, nothing. What is no row is left out. The console has one entry for
 * all of it.
 */
export function readRows<Row>(call: string, kinds: FieldKinds<Row>, rows: readonly unknown[]): Row[] {
  const wrong = new Set<string>();
  const read = rows.flatMap((row) => {
    if (isRecord(row)) return [readRow(kinds, row, wrong)];
    wrong.add('row');
    return [];
  });
  if (wrong.size > 0) console.error(`${call}: of another type than the contract says: ${[...wrong].join(', ')}`);
  return read as Row[];
}

function readRow(kinds: Readonly<Record<string, FieldKind>>, row: Record<string, unknown>, wrong: Set<string>) {
  const read = { ...row };
  for (const [field, kind] of Object.entries(kinds)) {
    const value = meaningOf(kind, row[field]);
    if (value === row[field]) continue;
    if (row[field] !== undefined) wrong.add(field);
    if (value === undefined) delete read[field];
    else read[field] = value;
  }
  return read;
}

function meaningOf(kind: FieldKind, value: unknown): unknown {
  const isText = typeof value === 'string';
  switch (kind) {
    case 'text':
    case 'text?':
      if (isText) return value;
      if (typeof value === 'number') return String(value);
      return kind === 'text' ? '' : undefined;
    case 'number':
    case 'number?': {
      const number = isText && value !== '' ? Number(value) : value;
      if (Number.isFinite(number)) return number;
      return kind === 'number' ? 0 : undefined;
    }
    case 'texts?':
      return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
    case 'moment?':
      return isText && !Number.isNaN(Date.parse(value)) ? value : undefined;
  }
}

/** Whether a value that was read as JSON is an object, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
