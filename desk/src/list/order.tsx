import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { type ResourceRecord, useResourceCalls } from '../resources/resource.data.ts';
import { titleOf } from '../resources/screen.ts';
import styles from '../shell/table.module.css';
import type { Column } from '../shell/table.tsx';

/** By dragging, or with the arrow keys on the handle. */
export function useOrder(list: string, rows: ResourceRecord[]) {
  const calls = useResourceCalls(list);
  const [dragged, setDragged] = useState<ResourceRecord>();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async ({ row, to }: { row: ResourceRecord; to: number }) => {
      const others = rows.filter(({ id }) => id !== row.id);
      await calls.move(row.id, others[to]?.id ?? '');
      return `${titleOf(row)} is number ${to + 1} now.`;
    },
  });

  function moveTo(row: ResourceRecord, to: number) {
    if (to >= 0 && to < rows.length && !isPending) mutate({ row, to });
  }

  function onKeyDown(event: KeyboardEvent, row: ResourceRecord) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(row, rows.indexOf(row) + step);
  }

  const handle: Column<ResourceRecord> = {
    name: 'Order',
    isUnnamed: true,
    cell: (row) => (
      <button
        type="button"
        className={styles.handle}
        draggable
        aria-label={`Move ${titleOf(row)}: arrow keys`}
        title="Drag, or press the arrow keys"
        onDragStart={() => setDragged(row)}
        onKeyDown={(event) => onKeyDown(event, row)}
      >
        ↕
      </button>
    ),
  };

  const rowProps = (row: ResourceRecord): ComponentProps<'tr'> => ({
    onDragOver: (event) => event.preventDefault(),
    onDrop: () => {
      if (dragged) moveTo(dragged, rows.indexOf(row));
      setDragged(undefined);
    },
  });

  return { handle, rowProps, notice: data, error };
}
