import type { PartnerAccountAnswer, PartnerAccountKey } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { Moment } from '../shell/times.tsx';
import { OriginRequests } from './origin-requests.tsx';
import { partnerAccountQuery, usePartnerSide } from './partner-side.tsx';

export function PartnerKeys({ partner }: { partner: PartnerAccountAnswer }) {
  const { id, keys } = partner;
  const side = usePartnerSide();
  const titleId = useId();
  const client = useQueryClient();
  const [replaced, setReplaced] = useState<string>();
  const make = useMutation({
    mutationFn: ({ key, how }: Asked) => side.newKey(id, key, how),
    onSuccess: () => client.invalidateQueries({ queryKey: partnerAccountQuery(side, id).queryKey }),
  });

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Keys and origins</h2>
      <Table
        columns={columnsOf(setReplaced, (key) => make.mutate({ key, how: 'test-key' }))}
        rows={keys}
        keyOf={({ key }) => key}
      />
      <p role="status">{make.data ? said[make.variables.how].replace('{}', make.data.id) : ''}</p>
      <Failure error={make.error} />
      <OriginRequests partner={partner} />
      <ConfirmDialog
        open={replaced !== undefined}
        title="Replace this key?"
        action="Make a new key"
        onClose={() => setReplaced(undefined)}
        onConfirm={() => replaced && make.mutate({ key: replaced, how: 'rotate' })}
      >
        There will be another key for the same pages. Both work for 30 days, then only the new one does.
      </ConfirmDialog>
    </section>
  );
}

interface Asked {
  key: string;
  how: 'rotate' | 'test-key';
}

const said: Record<Asked['how'], string> = {
  rotate: 'The new key is {}. The former one ends in 30 days.',
  'test-key': 'The key for tests is {}. What comes with it does not count.',
};

const columnsOf = (onReplace: (key: string) => void, onTest: (key: string) => void): Column<PartnerAccountKey>[] => [
  { name: 'Key', isTitle: true, cell: ({ key }) => <code>{key}</code> },
  { name: 'For', cell: ({ name, isTest }) => `${name}${isTest ? ' (tests)' : ''}` },
  { name: 'Origins', isLong: true, cell: ({ origins }) => origins.join(' ') },
  {
    name: 'Valid',
    cell: ({ endsAt, hasEnded }) =>
      endsAt === null ? (
        'valid'
      ) : (
        <>
          {hasEnded ? 'ended' : 'ends'} <Moment at={endsAt} />
        </>
      ),
  },
  {
    name: 'Actions',
    isUnnamed: true,
    cell: ({ key, endsAt, isTest }) =>
      endsAt === null ? (
        <>
          <Button variant="quiet" size="small" onClick={() => onReplace(key)}>
            Replace <span className="visually-hidden">{key}</span>
          </Button>
          {isTest ? null : (
            <Button variant="quiet" size="small" onClick={() => onTest(key)}>
              Key for tests <span className="visually-hidden">beside {key}</span>
            </Button>
          )}
        </>
      ) : null,
  },
];
