import { exactly, text } from '../http/schemas.ts';
import { staffInvitationMail } from '../mail/staff-mails.ts';
import { emailFault } from '../staff/email-fault.ts';
import { isRole, roles } from '../staff/roles.ts';
import type { Staff } from '../staff/staff-repository.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { DeskRefusal, notFound } from './refusal.ts';

const owner = ['owner'] as const;
const role = { enum: roles };
const lastOwner = 'The desk needs at least one owner.';

/** Who works in the desk. For owners only. */
export function staffCalls({ audit, brand, deskOrigin, mail, mails, staff }: DeskContext): DeskCall[] {
  async function personOf(id = ''): Promise<Staff> {
    const person = await staff.byId(id);
    if (!person) throw notFound('This person');
    return person;
  }

  async function mailLink(person: Staff): Promise<void> {
    const key = await staff.createLink(person.id);
    await mails.add(staffInvitationMail({ brand, deskOrigin, from: mail.from, email: person.email, key }));
  }

  return [
    {
      name: 'staff',
      method: 'GET',
      path: '/staff',
      roles: owner,
      async run() {
        const people = await staff.all();
        return {
          rows: people.map(({ id, email, fullname, role: personRole, passwordHash, passkeys, createdAt }) => ({
            id,
            email,
            fullname,
            role: personRole,
            passkeys,
            hasPassword: passwordHash !== '',
            createdAt,
          })),
        };
      },
    },
    {
      name: 'staff: invite',
      method: 'POST',
      path: '/staff',
      roles: owner,
      body: exactly({ email: text(254), fullname: text(200), role }),
      async run({ staff: inviter, body, address }) {
        const { email = '', fullname = '' } = body;
        const fault = emailFault(email);
        if (fault) throw new DeskRefusal(422, fault);
        if (!isRole(body.role ?? '')) throw notFound('This role');
        if (await staff.byEmail(email)) throw new DeskRefusal(409, 'This person is in the desk already.');
        const person = await staff.add({ email, fullname: fullname.trim(), role: body.role as Staff['role'] });
        await mailLink(person);
        await audit.add({
          email: inviter.email,
          action: 'staff invited',
          subject: person.email,
          detail: person.role,
          address,
        });
        return { id: person.id };
      },
    },
    {
      name: 'staff: send a new link',
      method: 'POST',
      path: '/staff/:id/link',
      roles: owner,
      async run({ staff: sender, params, address }) {
        const person = await personOf(params.id);
        await mailLink(person);
        await audit.add({
          email: sender.email,
          action: 'staff link sent',
          subject: person.email,
          detail: '',
          address,
        });
      },
    },
    {
      name: 'staff: change the role',
      method: 'PUT',
      path: '/staff/:id',
      roles: owner,
      body: exactly({ role }),
      async run({ staff: changer, params, body, address }) {
        const person = await personOf(params.id);
        if (!(await staff.change(person.id, body.role as Staff['role']))) throw new DeskRefusal(409, lastOwner);
        await audit.add({
          email: changer.email,
          action: 'staff role changed',
          subject: person.email,
          detail: `${person.role} to ${body.role}`,
          address,
        });
      },
    },
    {
      name: 'staff: remove',
      method: 'DELETE',
      path: '/staff/:id',
      roles: owner,
      async run({ staff: remover, params, address }) {
        const person = await personOf(params.id);
        if (!(await staff.remove(person.id))) throw new DeskRefusal(409, lastOwner);
        await audit.add({
          email: remover.email,
          action: 'staff removed',
          subject: person.email,
          detail: person.role,
          address,
        });
      },
    },
  ];
}
