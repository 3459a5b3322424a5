import { Button } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../api/account.ts';
import { type ResourceRecord, useResourceCalls } from '../resources/resource.data.ts';
import type { RowAction } from '../resources/screen.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import type { Column } from '../shell/table.tsx';

interface Work {
  action: RowAction<ResourceRecord>;
  row: ResourceRecord;
}

/** It asks first where the action cannot be taken back, or mails somebody. */
export function useRowActions(list: string, actions: readonly RowAction<ResourceRecord>[]) {
  const { id: own } = useAccount();
  const calls = useResourceCalls(list);
  const [asked, setAsked] = useState<Work>();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async ({ action, row }: Work) => action.done(row, await calls.act(row, action.name)),
  });

  const column: Column<ResourceRecord> = {
    name: 'Actions',
    isUnnamed: true,
    cell: (row) =>
      actions
        .filter((action) => action.isOffered(row, own))
        .map((action) => (
          <Button
            key={action.name}
            variant="quiet"
            size="small"
            disabled={isPending}
            onClick={() => (action.question ? setAsked : mutate)({ action, row })}
          >
            {action.label} <span className="visually-hidden">{action.of(row)}</span>
          </Button>
        )),
  };

  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked?.action.question?.title ?? ''}
      action={asked?.action.question?.action ?? ''}
      onClose={() => setAsked(undefined)}
      onConfirm={() => {
        if (asked) mutate(asked);
      }}
      below={
        asked?.action.question?.mails ? (
          <MailBeforehand ask={() => calls.actMail(asked.row, asked.action.name)} />
        ) : null
      }
    >
      {asked ? asked.action.question?.text(asked.row) : null}
    </ConfirmDialog>
  );

  return { columns: actions.length > 0 ? [column] : [], question, notice: data, error };
}
