import type { ReactNode } from 'react';
import { moveBetweenRows } from './move-between-rows.ts';
import styles from './table.module.css';

/** Rows of a list. On a phone each row is a block, in which every value has the name of its column. */
export function Table<Row>({ columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className={styles.table} onKeyDown={moveBetweenRows}>
      <thead>
        <tr>
          {columns.map(({ name, isUnnamed }) => (
            <th key={name} scope="col">
              <span className={isUnnamed ? 'visually-hidden' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, isTitle, isLong, isUnnamed, cell }) =>
              isTitle ? (
                <th key={name} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={name} data-name={isUnnamed ? undefined : name} className={isLong ? styles.long : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Column<Row> {
  name: string;
  /** Whether its cells name the row. */
  isTitle?: boolean;
  /** Whether words may be longer than the column: addresses. */
  isLong?: boolean;
  /** Whether its name is only read out: a column of buttons. */
  isUnnamed?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
}
