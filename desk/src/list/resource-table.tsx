import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../api/call.ts';
import { choicesQuery, type ResourceRecord, useResourceCalls } from '../resources/resource.data.ts';
import { type ActionName, actionsOf, actionWords, type ListScreen, titleOf } from '../resources/screen.ts';
import { Failure } from '../shell/failure.tsx';
import { type Selection, Table } from '../shell/table.tsx';
import { columnsOf, optionalColumnsOf } from './columns.tsx';
import { useOrder } from './order.tsx';
import { useRowActions } from './row-actions.tsx';

export function ResourceTable({ screen, rows, added, isFiltered }: ResourceTableProps) {
  const { list, hasOrder = false, onlyFiltered = [], rowActions = [] } = screen;
  const { data: choices } = useQuery({ ...choicesQuery, enabled: hasReferences(screen) });
  const [chosen, setChosen] = useState<Selection<ResourceRecord>['chosen']>({});
  const order = useOrder(list, rows);
  const actions = useRowActions(list, rowActions);
  const canMove = hasOrder && !isFiltered;
  const columns = [...(canMove ? [order.handle] : []), ...columnsOf(screen, choices), ...actions.columns];
  const hidden = [
    ...optionalColumnsOf(screen).filter((name) => !added.includes(name)),
    ...(isFiltered ? [] : onlyFiltered),
  ];

  return (
    <div className="stack">
      {rows.length > 0 ? (
        <Table
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          hidden={Object.fromEntries(hidden.map((name) => [name, false]))}
          selection={
            'actionsOf' in screen
              ? {
                  chosen,
                  onChange: setChosen,
                  canChoose: (row) => actionsOf(screen, row).some(isBulk),
                  nameOf: titleOf,
                }
              : undefined
          }
          rowProps={canMove ? order.rowProps : undefined}
        />
      ) : null}
      <BulkActions screen={screen} rows={rows.filter(({ id }) => chosen[id])} onDone={() => setChosen({})} />
      <p role="status">{actions.notice ?? order.notice}</p>
      <Failure error={actions.error ?? order.error} />
      {actions.question}
    </div>
  );
}

/** Classes are never among the choices. */
const hasReferences = ({ fields }: ListScreen) =>
  Object.values(fields).some(({ list }) => list !== undefined && list !== 'classes');

interface ResourceTableProps {
  screen: ListScreen;
  rows: ResourceRecord[];
  added: string[];
  isFiltered: boolean;
}

const bulk = ['publish', 'unpublish', 'delete'] as const;

const isBulk = (name: ActionName): boolean => (bulk as readonly string[]).includes(name);

/** A record that cannot be changed is named, and the others are done. */
function BulkActions({ screen, rows, onDone }: BulkActionsProps) {
  const calls = useResourceCalls(screen.list);
  const offered = bulk.filter((name) => rows.some((row) => actionsOf(screen, row).includes(name)));
  const work = useMutation({
    mutationFn: async (action: (typeof bulk)[number]) => {
      const faults: string[] = [];
      for (const row of rows)
        await calls.act(row, action).catch((error) => faults.push(`${titleOf(row)}: ${sentenceOf(error)}`));
      onDone();
      return { faults, notice: `${rows.length - faults.length} ${actionWords[action].many}.` };
    },
  });

  return (
    <div className="stack">
      {rows.length > 0 ? (
        <ButtonRow>
          <span>{rows.length} chosen:</span>
          {offered.map((action) => (
            <Button
              key={action}
              variant="line"
              size="small"
              disabled={work.isPending}
              onClick={() => work.mutate(action)}
            >
              {actionWords[action].name}
            </Button>
          ))}
        </ButtonRow>
      ) : null}
      <p role="status">{work.data?.notice}</p>
      {work.data && work.data.faults.length > 0 ? (
        <ul role="alert">
          {work.data.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface BulkActionsProps {
  screen: ListScreen;
  rows: ResourceRecord[];
  onDone: () => void;
}
