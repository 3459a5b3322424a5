import { classNames } from '@agile-languages/shared/ui';
import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { CheckBox } from './check-box.tsx';
import styles from './table.module.css';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** On a phone each row is a block with the names of columns. */
export function Table<Row extends object>({ columns, rows, keyOf, hidden = {}, selection, rowProps }: TableProps<Row>) {
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    getRowId: keyOf,
    columns: columns.map(({ name }) => ({ id: name, header: name })),
    state: { columnVisibility: hidden, rowSelection: selection?.chosen ?? {} },
    enableRowSelection: ({ original }) => selection?.canChoose(original) ?? false,
    onRowSelectionChange: (change) =>
      selection?.onChange(typeof change === 'function' ? change(selection.chosen) : change),
  });
  const columnOf = new Map(columns.map((column) => [column.name, column]));

  return (
    <table className={styles.table} onKeyDown={moveBetweenRows}>
      <thead>
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {selection ? (
              <ChooseAll
                rows={table.getRowModel().rows}
                onChange={(isChosen) => table.toggleAllRowsSelected(isChosen)}
              />
            ) : null}
            {headers.map((header) =>
              columnOf.get(header.id)?.isUnnamed ? (
                <UnnamedHead key={header.id} name={header.id} />
              ) : (
                <th
                  key={header.id}
                  scope="col"
                  className={columnOf.get(header.id)?.isScreenOnly ? styles.screenOnly : undefined}
                >
                  {header.id}
                </th>
              ),
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} {...rowProps?.(row.original)}>
            {selection ? (
              <td>
                {row.getCanSelect() ? (
                  <CheckBox
                    className={styles.choose}
                    isChecked={row.getIsSelected()}
                    onChange={(isChosen) => row.toggleSelected(isChosen)}
                  >
                    <span className="visually-hidden">Choose {selection.nameOf(row.original)}</span>
                  </CheckBox>
                ) : null}
              </td>
            ) : null}
            {row.getVisibleCells().map(({ id, column: { id: name } }) => {
              const column = columnOf.get(name);
              const { isTitle, isUnnamed, cell } = column ?? {};
              if (isTitle)
                return (
                  <th key={id} scope="row">
                    {cell?.(row.original)}
                  </th>
                );
              return (
                <td key={id} data-name={isUnnamed ? undefined : name} className={classOf(column)}>
                  {cell?.(row.original)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = ({ isLong, isScreenOnly }: Pick<Column<never>, 'isLong' | 'isScreenOnly'> = {}) =>
  classNames(isLong && styles.long, isScreenOnly && styles.screenOnly) || undefined;

const UnnamedHead = ({ name }: { name: string }) => (
  <th scope="col">
    <span className="visually-hidden">{name}</span>
  </th>
);

function ChooseAll({ rows, onChange }: ChooseAllProps) {
  const choices = rows.filter((row) => row.getCanSelect());
  const chosen = choices.filter((row) => row.getIsSelected()).length;
  if (choices.length === 0) return <UnnamedHead name="Choose" />;
  return (
    <th scope="col">
      <CheckBox
        className={styles.choose}
        isChecked={chosen === choices.length}
        isMixed={chosen > 0 && chosen < choices.length}
        onChange={onChange}
      >
        <span className="visually-hidden">Choose all</span>
        <span aria-hidden>All</span>
      </CheckBox>
    </th>
  );
}

interface ChooseAllProps {
  rows: readonly { getCanSelect: () => boolean; getIsSelected: () => boolean }[];
  onChange: (isChosen: boolean) => void;
}

/** Arrow keys, Home and End lead to the links of other rows. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('th[scope="row"] a')];
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: links.length - 1 }[event.key];
  const link = to === undefined ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}

export interface Column<Row> {
  name: string;
  isTitle?: boolean;
  isLong?: boolean;
  /** Not printed. */
  isScreenOnly?: boolean;
  /** Only read out: a column of buttons. */
  isUnnamed?: boolean;
  cell(row: Row): ReactNode;
}

export interface Selection<Row> {
  /** By the keys of the rows. */
  chosen: RowSelectionState;
  onChange: (chosen: RowSelectionState) => void;
  canChoose: (row: Row) => boolean;
  nameOf: (row: Row) => string;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** `false`: hidden. Default: all show. */
  hidden?: Record<string, boolean>;
  /** Default: rows cannot be chosen. */
  selection?: Selection<Row>;
  rowProps?: (row: Row) => ComponentProps<'tr'>;
}
