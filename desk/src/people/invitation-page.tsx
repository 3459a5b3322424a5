import {
  type ImportReport,
  type InvitationRow,
  type InvitationState,
  invitationStates,
} from '@agile-languages/api/desk';
import { Button, Field, Select, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../shell/failure.tsx';
import styles from '../shell/list.module.css';
import { ListAnswer } from '../shell/list-answer.tsx';
import { Moment } from '../shell/moment.tsx';
import { type Column, Table } from '../shell/table.tsx';
import { Transfer } from '../shell/transfer.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { InviteMember } from './invite-member.tsx';
import { invitationsQuery, usePeopleCalls } from './people.data.ts';

const stateNames: Record<InvitationState, string> = {
  open: 'Open',
  expired: 'Expired',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
};

/** Invitations to become a member: who has not come yet first, and those that have expired on top. */
export function InvitationPage() {
  const address = useListAddress(['q', 'state']);
  const { query, filter, filterValue, onSubmit } = address;
  const answer = useQuery(invitationsQuery(query));
  return (
    <>
      <h1>Invitations</h1>
      <form key={filter} className={styles.filter} onSubmit={onSubmit}>
        <Field label="Search">
          <TextInput name="q" type="search" maxLength={100} defaultValue={filterValue('q')} />
        </Field>
        <Field label="State">
          <Select name="state" defaultValue={filterValue('state')}>
            <option value="">Not accepted yet</option>
            {invitationStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
            <option value="all">All</option>
          </Select>
        </Field>
        <Button type="submit" variant="line">
          Search
        </Button>
      </form>
      <ListAnswer
        answer={answer}
        address={address}
        label="Pages of invitations"
        empty={filter ? 'Nothing fits.' : 'Nobody is invited at the moment.'}
        lines={8}
      >
        {(rows) => <InvitationTable rows={rows} />}
      </ListAnswer>
      <InviteMember />
      <Transfer
        kind="invitations"
        query={filter}
        hint="With the columns E-mail, Name and Class, which is the number of a class on the site."
        countsOf={inWords}
      />
    </>
  );
}

const inWords = ({ added, changed, unchanged }: ImportReport) =>
  `${added} invited, ${changed} to another class than before, ${unchanged} keep their invitation and get no mail.`;

function InvitationTable({ rows }: { rows: InvitationRow[] }) {
  const calls = usePeopleCalls();
  const [notice, setNotice] = useState('');
  const again = useMutation({
    mutationFn: calls.inviteAgain,
    onSuccess: (_, email) => setNotice(`A new link is on its way to ${email}. The earlier one has ended.`),
  });
  const revoke = useMutation({
    mutationFn: calls.revoke,
    onSuccess: (_, email) => setNotice(`The invitation of ${email} has ended.`),
  });
  const isPending = again.isPending || revoke.isPending;
  const columns: Column<InvitationRow>[] = [
    { name: 'Person', isTitle: true, cell: ({ fullname }) => fullname },
    { name: 'E-mail', isLong: true, cell: ({ email }) => email },
    { name: 'For', cell: ({ isRenewal, className, classId }) => (isRenewal ? 'new password' : className || classId) },
    { name: 'State', cell: ({ state }) => stateNames[state] },
    { name: 'Until', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      name: 'Actions',
      isUnnamed: true,
      cell: ({ email, state }) =>
        state === 'accepted' || state === 'withdrawn' ? null : (
          <>
            <Button variant="quiet" size="small" disabled={isPending} onClick={() => again.mutate(email)}>
              Send again <span className="visually-hidden">to {email}</span>
            </Button>{' '}
            <Button variant="quiet" size="small" disabled={isPending} onClick={() => revoke.mutate(email)}>
              Revoke <span className="visually-hidden">the invitation of {email}</span>
            </Button>
          </>
        ),
    },
  ];

  return (
    <div className="stack">
      <Table columns={columns} rows={rows} keyOf={({ id }) => id} />
      <p role="status">{notice}</p>
      <Failure error={again.error ?? revoke.error} />
    </div>
  );
}
