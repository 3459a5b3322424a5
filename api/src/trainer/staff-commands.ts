import { UserError } from '@agile-languages/shared/errors';
import { createAuditRepository } from '../audit/audit-repository.ts';
import { welcomeAddress } from '../mail/staff-mails.ts';
import { isRole, roles } from '../staff/roles.ts';
import { createStaffRepository, type Staff } from '../staff/staff-repository.ts';
import { emailIn, lineIn, oneOf } from './checks.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

export const addStaff: Command = {
  summary: 'Adds a person to the desk, or lets one sign in anew, by a link that works once',
  options: {
    email: { value: 'address', help: 'E-mail address of the person', required: true },
    name: { value: 'name', help: 'Name of the person; the person may change it' },
    role: { value: 'role', help: `${roles.join(', ')}. Default: owner for the first person, then editor` },
  },
  async run({ clock, db, deskOrigin }, values, print) {
    if (!deskOrigin) throw new UserError('The desk is off. Set DESK_ORIGIN.');
    const staff = createStaffRepository(db, clock);
    const email = emailIn(values.required('email'));
    const role = oneOf('role', values.optional('role') ?? defaultRole(await staff.all()), roles);
    const present = await staff.byEmail(email);
    const person =
      present ??
      (await staff.add({
        email,
        fullname: lineIn('name', values.optional('name') ?? '', 200),
        role: isRole(role) ? role : 'editor',
      }));
    const key = await staff.createLink(person.id);
    await createAuditRepository(db, clock).add({
      email: '',
      action: present ? 'staff link made' : 'staff added',
      subject: email,
      detail: `${person.role}, on the command line`,
      address: '',
    });
    print(`${email} is ${person.role}. This link works once, within a day:`);
    print(welcomeAddress(deskOrigin, key));
  },
};

export const listStaff: Command = {
  summary: 'Lists who may sign in to the desk',
  options: {},
  async run({ clock, db }, _values, print) {
    const people = await createStaffRepository(db, clock).all();
    const rows = people.map((person) => [person.email, person.fullname, person.role, waysOf(person)]);
    print(rows.length > 0 ? table(['e-mail', 'name', 'role', 'signs in with'], rows) : 'There is no staff.');
  },
};

const defaultRole = (people: Staff[]) => (people.some(({ role }) => role === 'owner') ? 'editor' : 'owner');

const waysOf = ({ passkeys, passwordHash }: Staff & { passkeys: number }) =>
  [passkeys > 0 && 'passkey', passwordHash !== '' && 'password'].filter(Boolean).join(', ') || 'nothing yet';
