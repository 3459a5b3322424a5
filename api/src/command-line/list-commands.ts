import { exportList } from '../core/exports.ts';
import { shownClasses } from '../resources/class/reads.ts';
import { enrolmentResource } from '../resources/enrolment/enrolment.ts';
import { invitationState } from '../resources/invitation/states.ts';
import { invitationPage } from '../resources/invitation/table.ts';
import { type StaffRecord, staffPage } from '../resources/staff/table.ts';
import { type Command, commandLine } from './command.ts';
import { writeNewFile } from './new-file.ts';
import { table } from './table.ts';

const all = { offset: 0, limit: 1_000_000 };

export const listInvitations: Command = {
  summary: 'Lists invitations, newest first',
  options: { open: { help: 'Only those that can still be accepted' } },
  async run({ clock, db }, values, print) {
    const now = clock().toISOString();
    const found = await invitationPage(db, now, { state: 'all', words: '' }, all);
    const shown = values.has('open') ? found.rows.filter((row) => invitationState(row, now) === 'open') : found.rows;
    const rows = shown.map((invitation) => [
      invitation.email,
      invitation.fullname,
      invitation.renewsMemberId ? 'new password' : `class ${invitation.classId}`,
      invitationState(invitation, now),
      invitation.expiresAt.slice(0, 10),
    ]);
    print(rows.length > 0 ? table(['e-mail', 'name', 'for', 'state', 'until'], rows) : 'There is no invitation.');
  },
};

export const listEnrolments: Command = {
  summary: 'Lists enrolments as CSV',
  options: {
    class: { value: 'id', help: 'Only those of this class' },
    to: { value: 'file', help: 'Writes a file that only its owner can read, instead of the screen' },
  },
  async run(context, values, print) {
    const filter = { words: '', state: 'enrolled', class: values.optional('class') };
    const exported = () => exportList(context, enrolmentResource, filter, commandLine);
    const file = values.optional('to');
    if (file === undefined) return print((await exported()).text.trimEnd());
    const { count } = await writeNewFile(file, exported);
    print(`Wrote ${count} ${count === 1 ? 'enrolment' : 'enrolments'} to ${file}.`);
  },
};

export const listClasses: Command = {
  summary: 'Lists the classes that have not begun',
  options: {},
  async run({ clock, db }, _values, print) {
    const { rows, total } = await shownClasses(db, { startsAfter: clock().toISOString() }, { offset: 0, limit: 100 });
    const lines = rows.map(({ id, name, localStart, timeZone, seatsLeft, seatsTotal }) => [
      id,
      name,
      `${localStart.slice(0, 16).replace('T', ' ')} ${timeZone}`,
      `${seatsLeft} of ${seatsTotal}`,
    ]);
    print(rows.length > 0 ? table(['id', 'name', 'start', 'seats left'], lines) : 'There is no class.');
    if (total > rows.length) print(`and ${total - rows.length} more`);
  },
};

export const listStaff: Command = {
  summary: 'Lists who may sign in to the desk',
  options: {},
  async run({ db }, _values, print) {
    const { rows: people } = await staffPage(db, '', { offset: 0, limit: 100_000 });
    const rows = people.map((person) => [person.email, person.fullname, person.role, waysOf(person)]);
    print(rows.length > 0 ? table(['e-mail', 'name', 'role', 'signs in with'], rows) : 'There is no staff.');
  },
};

const waysOf = ({ passkeys, passwordHash }: StaffRecord) =>
  [passkeys > 0 && 'passkey', passwordHash !== '' && 'password'].filter(Boolean).join(', ') || 'nothing yet';
