import type { PartnerKeyRow } from '@agile-languages/api/desk';
import { Button, Dialog, Field, TextArea } from '@agile-languages/shared/ui';
import { type FormEvent, useState } from 'react';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { useKeyCall } from './keys.data.ts';

const pathOf = ({ key }: PartnerKeyRow) => `/partner-keys/${encodeURIComponent(key)}`;

/** Each key with its origins. It can be changed, replaced and revoked until it ends. */
export function KeyTable({ rows }: { rows: PartnerKeyRow[] }) {
  const [changing, setChanging] = useState<PartnerKeyRow>();
  const [replacing, setReplacing] = useState<PartnerKeyRow>();
  const [revoking, setRevoking] = useState<PartnerKeyRow>();
  const [notice, setNotice] = useState('');
  const change = useKeyCall(({ row, origins }: { row: PartnerKeyRow; origins: string }) =>
    call('PUT', pathOf(row), { origins }),
  );
  const replace = useKeyCall((row: PartnerKeyRow) => call<{ key: string }>('POST', `${pathOf(row)}/rotate`));
  const revoke = useKeyCall((row: PartnerKeyRow) => call('POST', `${pathOf(row)}/revoke`));

  function onChange(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const origins = String(new FormData(event.currentTarget).get('origins'));
    if (changing)
      change.mutate({ row: changing, origins }, { onSuccess: () => setNotice('The key works on these pages now.') });
    setChanging(undefined);
  }

  const columns: Column<PartnerKeyRow>[] = [
    { name: 'Partner', isTitle: true, cell: ({ partnerName, name }) => nameOf(partnerName, name) },
    { name: 'Key', isLong: true, cell: ({ key }) => <code>{key}</code> },
    { name: 'Pages', isLong: true, cell: ({ origins }) => origins.join(' ') },
    { name: 'State', cell: (row) => <State row={row} /> },
    {
      name: 'This month',
      cell: ({ month }) =>
        `${month.views} shown, ${month.starts} used, ${month.requests} asked for a place, ${month.enrolments} enrolled, ${month.cancelled} given back`,
    },
    {
      name: 'Actions',
      isUnnamed: true,
      cell: (row) =>
        row.hasEnded ? null : (
          <>
            <Button variant="quiet" size="small" onClick={() => setChanging(row)}>
              Change pages <span className="visually-hidden">of {row.partnerName}</span>
            </Button>
            <Button variant="quiet" size="small" disabled={replace.isPending} onClick={() => setReplacing(row)}>
              Replace <span className="visually-hidden">the key of {row.partnerName}</span>
            </Button>
            <Button variant="quiet" size="small" onClick={() => setRevoking(row)}>
              Revoke <span className="visually-hidden">the key of {row.partnerName}</span>
            </Button>
          </>
        ),
    },
  ];

  return (
    <div className="stack">
      <Table columns={columns} rows={rows} keyOf={({ key }) => key} />
      <p role="status">{notice}</p>
      <Failure error={change.error ?? replace.error ?? revoke.error} />
      <Dialog open={changing !== undefined} title="Pages of this key" onClose={() => setChanging(undefined)}>
        <form className="stack" onSubmit={onChange}>
          <Field label="Origins" hint="One a line, for example https://partner.example">
            <TextArea name="origins" rows={5} defaultValue={changing?.origins.join('\n')} required />
          </Field>
          <Button type="submit">Save</Button>
        </form>
      </Dialog>
      <ConfirmDialog
        open={replacing !== undefined}
        title="Replace this key?"
        action="Make a new key"
        onClose={() => setReplacing(undefined)}
        onConfirm={() => {
          if (replacing)
            replace.mutate(replacing, {
              onSuccess: ({ key }) => setNotice(`The new key is ${key}. The former one ends in 30 days.`),
            });
        }}
      >
        {replacing?.partnerName} gets another key for the same pages. Both work for 30 days, then only the new one does.
      </ConfirmDialog>
      <ConfirmDialog
        open={revoking !== undefined}
        title="Revoke this key?"
        action="Revoke the key"
        onClose={() => setRevoking(undefined)}
        onConfirm={() => {
          if (revoking) revoke.mutate(revoking, { onSuccess: () => setNotice('The key has ended.') });
        }}
      >
        Pages of {revoking?.partnerName} that use it hear nothing from the site any more, at once. What came with it
        stays counted.
      </ConfirmDialog>
    </div>
  );
}

const nameOf = (partner: string, name: string) => (name === partner ? partner : `${partner}: ${name}`);

function State({ row: { isTest, hasEnded, endsAt } }: { row: PartnerKeyRow }) {
  return (
    <>
      {isTest ? 'For tests, ' : ''}
      {hasEnded ? 'ended ' : endsAt ? 'ends ' : 'valid'}
      {endsAt ? <Moment at={endsAt} /> : null}
    </>
  );
}
