import type { StaffRole, StaffRow } from '@agile-languages/api/desk';
import { Button, Select, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { Failure } from '../shell/failure.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { useAccount } from '../shell/use-account.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './staff.module.css';
import { staffKey } from './staff-key.ts';

/** Who may sign in to the desk, and with which role. */
export function StaffPage() {
  const { data, error, refetch } = useQuery({
    queryKey: staffKey,
    queryFn: () => call<{ rows: StaffRow[] }>('GET', '/staff'),
  });
  return (
    <>
      <h1>Staff</h1>
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={5} /> : null}
      {data ? <StaffTable rows={data.rows} /> : null}
      <InviteForm />
    </>
  );
}

function StaffTable({ rows }: { rows: StaffRow[] }) {
  const client = useQueryClient();
  const { id: own } = useAccount();
  const [leaving, setLeaving] = useState<StaffRow>();
  const [notice, setNotice] = useState('');
  const onSuccess = () => client.invalidateQueries({ queryKey: staffKey });
  const changeRole = useMutation({
    mutationFn: ({ id, role }: { id: string; role: string }) => call('PUT', `/staff/${id}`, { role }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => call('DELETE', `/staff/${id}`), onSuccess });
  const sendLink = useMutation({
    mutationFn: ({ id }: StaffRow) => call('POST', `/staff/${id}/link`),
    onSuccess: (_, { email }) => setNotice(`A new link was mailed to ${email}. It works once, within a day.`),
  });

  const columns: Column<StaffRow>[] = [
    {
      name: 'Person',
      isTitle: true,
      cell: ({ fullname, email }) => (
        <>
          {fullname || email}
          {fullname ? <span className={styles.email}>{email}</span> : null}
        </>
      ),
    },
    {
      name: 'Role',
      cell: ({ id, email, role }) => (
        <Select
          aria-label={`Role of ${email}`}
          value={role}
          disabled={id === own || changeRole.isPending}
          onChange={({ target }) => changeRole.mutate({ id, role: target.value })}
        >
          {(['owner', 'trainer', 'editor'] satisfies StaffRole[]).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      ),
    },
    { name: 'Signs in with', cell: waysOf },
    {
      name: 'Actions',
      isUnnamed: true,
      cell: (row) =>
        row.id === own ? null : (
          <>
            <Button variant="quiet" size="small" disabled={sendLink.isPending} onClick={() => sendLink.mutate(row)}>
              Send a new link <span className="visually-hidden">to {row.email}</span>
            </Button>
            <Button variant="quiet" size="small" onClick={() => setLeaving(row)}>
              Remove <span className="visually-hidden">{row.email}</span>
            </Button>
          </>
        ),
    },
  ];

  return (
    <div className="stack">
      <Table columns={columns} rows={rows} keyOf={({ id }) => id} />
      <p role="status">{notice}</p>
      <Failure error={changeRole.error ?? remove.error ?? sendLink.error} />
      <ConfirmDialog
        open={leaving !== undefined}
        title="Remove from the desk?"
        action="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id);
        }}
      >
        {leaving?.email} is signed out everywhere at once and cannot sign in any more.
      </ConfirmDialog>
    </div>
  );
}

const waysOf = ({ passkeys, hasPassword }: StaffRow) =>
  [passkeys > 0 && 'passkey', hasPassword && 'password'].filter(Boolean).join(', ') || 'nothing yet: invited';
