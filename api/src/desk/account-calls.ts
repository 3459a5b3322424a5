import { exactly, text } from '../http/schemas.ts';
import { roles } from '../staff/roles.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import type { Account } from './desk-types.ts';
import { DeskRefusal } from './refusal.ts';
import { whoCalls } from './who-calls.ts';

/** What a person sees and changes of the own account: name, sign-ins, passkeys. */
export function accountCalls(context: DeskContext): DeskCall[] {
  const { audit, brand, demo, passkeys, siteOrigin, staff, staffSessions } = context;
  return [
    {
      name: 'own account',
      method: 'GET',
      path: '/account',
      roles: 'everybody',
      async run({ http }) {
        const who = await whoCalls(context, http);
        if (!who) return { account: null };
        const { id, email, fullname, role, passwordHash } = who.staff;
        const own = await staff.passkeysOf(id);
        const account: Account = {
          id,
          email,
          fullname,
          role,
          brand,
          demo,
          siteOrigin,
          hasPassword: passwordHash !== '',
          passkeys: own.map(({ id: passkey, name, createdAt, usedAt }) => ({ id: passkey, name, createdAt, usedAt })),
        };
        return { account };
      },
    },
    {
      name: 'own sign-ins',
      method: 'GET',
      path: '/sign-ins',
      roles,
      async run({ staff: { id }, signInId }) {
        const open = await staffSessions.openOf(id);
        return { rows: open.map((signIn) => ({ ...signIn, here: signIn.id === signInId })) };
      },
    },
    {
      name: 'end one of the own sign-ins',
      method: 'DELETE',
      path: '/sign-ins/:id',
      roles,
      async run({ staff: person, params, address }) {
        await staffSessions.end(person.id, params.id ?? '');
        await audit.add({ email: person.email, action: 'sign-in ended', subject: '', detail: '', address });
      },
    },
    {
      name: 'end all other own sign-ins',
      method: 'POST',
      path: '/sign-ins/end-others',
      roles,
      async run({ staff: person, signInId, address }) {
        await staffSessions.endOthers(person.id, signInId);
        await audit.add({ email: person.email, action: 'sign-in ended', subject: '', detail: 'all others', address });
      },
    },
    {
      name: 'add a passkey: begin',
      method: 'POST',
      path: '/passkeys/options',
      roles,
      async run({ staff: person }) {
        const existing = await staff.passkeysOf(person.id);
        return passkeys.creationOptions(
          person,
          existing.map(({ id }) => id),
        );
      },
    },
    {
      name: 'add a passkey',
      method: 'POST',
      path: '/passkeys',
      roles,
      body: exactly({ name: text(60), response: { type: 'object' } }),
      async run({ staff: person, body, address }) {
        const passkey = await passkeys.created(person.id, body.name?.trim() || 'Passkey', body.response);
        if (!passkey) throw new DeskRefusal(422, 'The passkey could not be added. Please try again.');
        await staff.addPasskey(person.id, passkey);
        await audit.add({ email: person.email, action: 'passkey added', subject: passkey.name, detail: '', address });
      },
    },
    {
      name: 'remove a passkey',
      method: 'DELETE',
      path: '/passkeys/:id',
      roles,
      async run({ staff: person, params, address }) {
        if (!(await staff.removePasskey(person.id, params.id ?? '')))
          throw new DeskRefusal(409, 'Your only way to sign in cannot be removed. Add another passkey first.');
        await audit.add({ email: person.email, action: 'passkey removed', subject: '', detail: '', address });
      },
    },
  ];
}
