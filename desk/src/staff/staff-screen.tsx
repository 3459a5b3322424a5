import { type RecordAnswer, type StaffRole, type StaffRow, staffFields } from '@agile-languages/api/desk';
import { Select } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../api/account.ts';
import { NewRecord } from '../record/new-record.tsx';
import { useResourceCalls } from '../resources/resource.data.ts';
import { defineList } from '../resources/screen.ts';
import { Failure } from '../shell/failure.tsx';

type Person = RecordAnswer<StaffRow>;

export const staffScreen = defineList<Person>({
  list: 'staff',
  title: 'Staff',
  titleName: 'Person',
  titleField: 'fullname',
  hasPage: false,
  fields: staffFields,
  states: {},
  usual: 'All',
  columns: [
    { name: 'Role', cell: (row) => <Role row={row} /> },
    { name: 'Signs in with', cell: waysOf },
  ],
  rowActions: [
    {
      name: 'link',
      label: 'Send a new link',
      of: ({ email }) => `to ${email}`,
      isOffered: (row, ownId) => row.id !== ownId,
      question: {
        title: 'Send a new link?',
        action: 'Send the link',
        text: ({ email }) => `${email} gets a mail. As soon as its link is used, earlier ways to sign in end.`,
        mails: true,
      },
      done: ({ email }) => `A new link was mailed to ${email}. It works once, within a day.`,
    },
    {
      name: 'remove',
      label: 'Remove',
      of: ({ email }) => email,
      isOffered: (row, ownId) => row.id !== ownId,
      question: {
        title: 'Remove from the desk?',
        action: 'Remove',
        text: ({ email }) => `${email} is signed out everywhere at once and cannot sign in any more.`,
      },
      done: ({ email }) => `${email} is removed.`,
    },
  ],
  empty: 'There is no staff.',
  below: () => (
    <NewRecord
      list="staff"
      fields={staffFields}
      title="Invite somebody"
      action="Invite"
      mails
      done={({ email }) => `${email} is invited. The link in the mail works once, within a day.`}
    />
  ),
  file: 'none',
});

function Role({ row }: { row: Person }) {
  const { id: own } = useAccount();
  const calls = useResourceCalls('staff');
  const change = useMutation({ mutationFn: (role: string) => calls.save(row, { role }) });
  return (
    <>
      <Select
        aria-label={`Role of ${row.email}`}
        value={row.role}
        disabled={row.id === own || change.isPending}
        onChange={({ target }) => change.mutate(target.value)}
      >
        {(['owner', 'trainer', 'editor'] satisfies StaffRole[]).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Failure error={change.error} />
    </>
  );
}

function waysOf({ passkeys, hasPassword }: StaffRow): string {
  return [passkeys > 0 && 'passkey', hasPassword && 'password'].filter(Boolean).join(', ') || 'nothing yet: invited';
}
