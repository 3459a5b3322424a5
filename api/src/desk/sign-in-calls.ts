import type { FastifyReply } from 'fastify';
import { roles } from '../core/roles.ts';
import { limitBy } from '../http/limit-requests.ts';
import { exactly, text } from '../http/schemas.ts';
import { signOut } from '../resources/staff/own-sign-in.ts';
import { staffById } from '../resources/staff/table.ts';
import { createStaffCheck } from './check-staff.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { ownAct } from './own-act.ts';
import { DeskRefusal } from './refusal.ts';
import { createSignInOpener } from './sign-in-opener.ts';

export function signInCalls(context: DeskContext): DeskCall[] {
  const { credentials, db, demo, deskDeviceCookie, devices, passkeys, throttles } = context;
  const { openSignIn, tellOfBrowser } = createSignInOpener(context);
  const { personOf, checkCode } = createStaffCheck(context);

  return [
    {
      name: 'sign in with a password',
      method: 'POST',
      path: '/sign-in',
      roles: 'everybody',
      body: exactly({ email: text(254), password: text(256), code: text(20) }),
      async run(request, reply) {
        const person = await personOf(request);
        if (person.totpSecret === '' && !demo)
          throw new DeskRefusal(403, 'This account has no second factor. Ask an owner for a new link.');
        if (person.totpSecret === '') return openSignIn(person, request, reply, 'password');
        if (request.body.code === '') return { next: 'code' };
        return openSignIn(person, request, reply, await checkCode(person, request));
      },
    },
    {
      name: 'sign in with a passkey: begin',
      method: 'POST',
      path: '/passkey-sign-in/options',
      roles: 'everybody',
      run: () => passkeys.signInOptions(),
    },
    {
      name: 'sign in with a passkey',
      method: 'POST',
      path: '/passkey-sign-in',
      roles: 'everybody',
      body: exactly({ response: { type: 'object', required: ['id'], properties: { id: text(1400) } } }),
      async run(request, reply) {
        const response = request.body.response as unknown as { id: string };
        const passkey = await credentials.passkeyById(response.id);
        const counter = passkey && (await passkeys.signed(passkey, response));
        const person = passkey && counter !== undefined ? await staffById(db, passkey.staffId) : undefined;
        if (!person || counter === undefined) throw new DeskRefusal(403, 'This passkey is not known here.');
        await credentials.passkeyUsed(response.id, counter);
        return openSignIn(person, request, reply, 'passkey');
      },
    },
    {
      name: 'sign in with a browser that was let in by mail',
      method: 'POST',
      path: '/browser',
      roles: 'everybody',
      body: exactly({ key: text(64) }),
      async run(request, reply) {
        const letIn = await devices.replace(request.body.key ?? '');
        if (!letIn) limitBy(throttles.guessesPerAddress, request.http);
        if (!letIn) throw new DeskRefusal(410, 'This link does not work any more. Sign in as always.');
        deskDeviceCookie.write(reply, letIn.device);
        const person = await staffById(db, letIn.ownerId);
        if (person) await tellOfBrowser(person, request);
      },
    },
    {
      name: 'sign out',
      method: 'POST',
      path: '/sign-out',
      roles,
      async run(request, reply: FastifyReply) {
        await ownAct(context, signOut, request, { signIn: request.signInId });
        context.staffCookie.remove(reply);
      },
    },
  ];
}
