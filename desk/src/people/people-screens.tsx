import {
  type InvitationRow,
  type InvitationState,
  invitationFields,
  type MemberRow,
  memberFields,
  type RecordAnswer,
} from '@agile-languages/api/desk';
import { Link } from 'react-router-dom';
import { NewRecord } from '../record/new-record.tsx';
import { defineList } from '../resources/screen.ts';
import { emailInColumn } from '../shell/email-with-fault.tsx';
import { Moment } from '../shell/times.tsx';

export const memberScreen = defineList<RecordAnswer<MemberRow>>({
  list: 'members',
  title: 'Members',
  fields: memberFields,
  states: {},
  usual: 'All',
  columns: [{ name: 'Member since', cell: ({ createdAt }) => <Moment at={createdAt} /> }],
  empty: (
    <>
      There is no member yet. Members come by <Link to="/invitations">invitations</Link>.
    </>
  ),
});

const states: Record<InvitationState | 'all', string> = {
  open: 'Open',
  expired: 'Expired',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  all: 'All',
};

const isWaiting = ({ state }: InvitationRow) => state === 'open' || state === 'expired';

/** Open ones first, with expired ones on top. */
export const invitationScreen = defineList<RecordAnswer<InvitationRow>>({
  list: 'invitations',
  title: 'Invitations',
  titleField: 'fullname',
  hasPage: false,
  fields: invitationFields,
  states,
  usual: 'Not accepted yet',
  columns: [
    { name: invitationFields.email.label, isLong: true, cell: ({ email }) => emailInColumn(email) },
    {
      name: 'Class',
      cell: ({ isRenewal, className, classId }) =>
        isRenewal ? 'new password' : className ? <Link to={`/classes/${classId}`}>{className}</Link> : classId,
    },
    'state',
    { name: 'Until', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  ],
  rowActions: [
    {
      name: 'again',
      label: 'Send again',
      of: ({ email }) => `to ${email}`,
      isOffered: isWaiting,
      question: {
        title: 'Send the invitation again?',
        action: 'Send again',
        text: ({ email }) => `${email} gets a mail with a new link and pass code. The earlier ones end.`,
        mails: true,
      },
      done: ({ email }) => `A new link is on its way to ${email}. The earlier one has ended.`,
    },
    {
      name: 'revoke',
      label: 'Revoke',
      of: ({ email }) => `the invitation of ${email}`,
      isOffered: isWaiting,
      question: {
        title: 'Revoke this invitation?',
        action: 'Revoke it',
        text: ({ email }) => `The link and the pass code that were mailed to ${email} open nothing any more.`,
        mails: true,
      },
      done: ({ email }) => `The invitation of ${email} has ended.`,
    },
  ],
  empty: 'Nobody is invited at the moment.',
  below: () => (
    <NewRecord
      list="invitations"
      fields={invitationFields}
      title="Invite somebody"
      action="Invite"
      mails
      done={(_, { title, notice = '' }) =>
        `${title} is invited. The link and the pass code in the mail are good for 14 days. ${notice}`
      }
    />
  ),
  file: {
    hint: 'With the columns E-mail, Name and Class, which is the number of a class on the site. Rows of an export stay as they are.',
    countsOf: ({ added, changed, unchanged }) =>
      `${added} invited, ${changed} to another class than before, ${unchanged} keep their invitation and get no mail.`,
  },
});
