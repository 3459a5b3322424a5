import type { ContentRow, Kind } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/moment.tsx';
import { moveBetweenRows } from '../shell/move-between-rows.ts';
import tableStyles from '../shell/table.module.css';
import { BulkActions } from './bulk-actions.tsx';
import { useContentCalls } from './content.data.ts';
import styles from './content.module.css';
import { stateNames } from './content-names.ts';
import { targetOf } from './move-target.ts';

/** Rows of a list. With an order they are moved by dragging, or with the arrow keys on their handle. */
export function RecordTable({ kind, rows, canMove }: { kind: Kind; rows: ContentRow[]; canMove: boolean }) {
  const calls = useContentCalls(kind);
  const [dragged, setDragged] = useState<string>();
  const [notice, setNotice] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const move = useMutation({
    mutationFn: ({ id, to }: { id: string; to: number }) => calls.move(id, targetOf(rows, id, to)),
    onSuccess: (_, { id, to }) => setNotice(`${titleOf(rows.find((row) => row.id === id))} is number ${to + 1} now.`),
  });
  const undo = useMutation({ mutationFn: ({ id, version }: ContentRow) => calls.undoRemove(id, version) });

  function moveTo(id: string, to: number) {
    if (to >= 0 && to < rows.length && !move.isPending) move.mutate({ id, to });
  }

  function onKeyDown(event: KeyboardEvent, id: string, index: number) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(id, index + step);
  }

  const dropOn = (index: number) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: () => {
      if (dragged) moveTo(dragged, index);
      setDragged(undefined);
    },
  });

  return (
    <div className="stack">
      <table className={tableStyles.table} onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            {canMove ? <th scope="col">Order</th> : null}
            <th scope="col">
              <span className="visually-hidden">Choose</span>
            </th>
            <th scope="col">Title</th>
            <th scope="col">State</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} {...(canMove && dropOn(index))}>
              {canMove ? (
                <td>
                  <button
                    type="button"
                    className={styles.handle}
                    draggable
                    aria-label={`Move ${titleOf(row)}: arrow keys`}
                    title="Drag, or press the arrow keys"
                    onDragStart={() => setDragged(row.id)}
                    onKeyDown={(event) => onKeyDown(event, row.id, index)}
                  >
                    ↕
                  </button>
                </td>
              ) : null}
              <td>
                {row.deletedAt ? null : (
                  <label className={styles.choose}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(row.id)}
                      onChange={({ target }) =>
                        setChosen(target.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))
                      }
                    />
                    <span className="visually-hidden">Choose {titleOf(row)}</span>
                  </label>
                )}
              </td>
              <th scope="row">
                <Link to={`/${kind}/${encodeURIComponent(row.id)}`}>{titleOf(row)}</Link>
              </th>
              <td data-name="State">
                {row.deletedAt ? (
                  <Button variant="quiet" size="small" disabled={undo.isPending} onClick={() => undo.mutate(row)}>
                    Bring back <span className="visually-hidden">{titleOf(row)}</span>
                  </Button>
                ) : (
                  stateNames[row.state]
                )}
              </td>
              <td data-name={row.updatedBy ? 'Changed' : undefined}>
                {row.updatedBy ? (
                  <>
                    <Moment at={row.updatedAt} />, {row.updatedBy}
                  </>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BulkActions
        kind={kind}
        rows={rows.filter(({ id, deletedAt }) => chosen.includes(id) && !deletedAt)}
        onDone={() => setChosen([])}
      />
      <p role="status">{notice}</p>
      <Failure error={move.error ?? undo.error} />
    </div>
  );
}

const titleOf = (row: ContentRow | undefined) => row?.title || 'Without a title';
