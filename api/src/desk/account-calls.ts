import { type Role, roles } from '../core/roles.ts';
import { exactly, text } from '../http/schemas.ts';
import {
  addPasskey,
  endOtherSignIns,
  endSignIn,
  newRecoveryCodes,
  removePasskey,
} from '../resources/staff/own-sign-in.ts';
import { hasStaff } from '../resources/staff/table.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { ownAct } from './own-act.ts';
import { DeskRefusal } from './refusal.ts';
import { whoCalls } from './who-calls.ts';

/** `isNew`: no account exists yet. */
export type AccountAnswer = { account: Account } | { account: null; brand: string; isNew?: boolean };

export interface Account {
  id: string;
  email: string;
  fullname: string;
  role: Role;
  brand: string;
  demo: boolean;
  siteOrigin: string;
  hasPassword: boolean;
  /** Codes of an app: only then recovery codes take their place. */
  hasOneTimeCodes: boolean;
  passkeys: PasskeyRow[];
  recoveryCodes: number;
}

/** Shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

export interface StaffSignInRow {
  id: string;
  createdAt: string;
  usedAt: string;
  address: string;
  browser: string;
  /** It makes the call. */
  here: boolean;
}

export const accountCalls = (context: DeskContext): DeskCall[] => [
  ...ownAccount(context),
  ...ownSignIns(context),
  ...ownPasskeys(context),
];

function ownAccount(context: DeskContext): DeskCall[] {
  const { brand, credentials, demo, siteOrigin } = context;
  return [
    {
      name: 'own account',
      method: 'GET',
      path: '/account',
      roles: 'everybody',
      async run({ http }): Promise<AccountAnswer> {
        const who = await whoCalls(context, http);
        if (!who) return { account: null, brand, ...((await hasStaff(context.db)) ? {} : { isNew: true }) };
        const { id, email, fullname, role, passwordHash, totpSecret } = who.staff;
        const own = await credentials.passkeysOf(id);
        const account: Account = {
          id,
          email,
          fullname,
          role,
          brand,
          demo,
          siteOrigin,
          hasPassword: passwordHash !== '',
          hasOneTimeCodes: totpSecret !== '',
          recoveryCodes: await credentials.recoveryCodesOf(id),
          passkeys: own.map(({ id: passkey, name, createdAt, usedAt }) => ({ id: passkey, name, createdAt, usedAt })),
        };
        return { account };
      },
    },
    {
      name: 'make recovery codes',
      method: 'POST',
      path: '/recovery-codes',
      roles,
      changesSignIn: true,
      run: (request) => ownAct(context, newRecoveryCodes, request, {}),
    },
  ];
}

const ownSignIns = (context: DeskContext): DeskCall[] => [
  {
    name: 'own sign-ins',
    method: 'GET',
    path: '/sign-ins',
    roles,
    async run({ staff: { id }, signInId }) {
      const open = await context.staffSessions.openOf(id);
      return { rows: open.map((signIn) => ({ ...signIn, here: signIn.id === signInId })) };
    },
  },
  {
    name: 'end one of the own sign-ins',
    method: 'DELETE',
    path: '/sign-ins/:id',
    roles,
    run: (request) => ownAct(context, endSignIn, request, { signIn: request.params.id ?? '' }),
  },
  {
    name: 'end all other own sign-ins',
    method: 'POST',
    path: '/sign-ins/end-others',
    roles,
    run: (request) => ownAct(context, endOtherSignIns, request, { signIn: request.signInId }),
  },
];

const ownPasskeys = (context: DeskContext): DeskCall[] => [
  {
    name: 'add a passkey: begin',
    method: 'POST',
    path: '/passkeys/options',
    roles,
    changesSignIn: true,
    async run({ staff: person }) {
      const existing = await context.credentials.passkeysOf(person.id);
      return context.passkeys.creationOptions(
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
    changesSignIn: true,
    body: exactly({ name: text(60), response: { type: 'object' } }),
    async run(request) {
      const { staff: person, body } = request;
      const passkey = await context.passkeys.created(person.id, body.name?.trim() || 'Passkey', body.response);
      if (!passkey) throw new DeskRefusal(422, 'The passkey could not be added. Please try again.');
      await ownAct(context, addPasskey, request, { passkey });
    },
  },
  {
    name: 'remove a passkey',
    method: 'DELETE',
    path: '/passkeys/:id',
    roles,
    changesSignIn: true,
    run: (request) => ownAct(context, removePasskey, request, { passkey: request.params.id ?? '' }),
  },
];
