import type { FastifyBaseLogger } from 'fastify';
import type { createDeviceRepository } from './device-repository.ts';
import {
  createGuessCheck,
  createUnknownCheck,
  type GuessCheck,
  type GuessChecks,
  type UnknownChecks,
} from './guess-check.ts';
import type { createPasswordQueue } from './password-queue.ts';
import type { createPasswords } from './passwords.ts';
import { secondsLater } from './seconds-later.ts';

const minute = 60_000;

interface SignIns extends UnknownChecks {
  devices: ReturnType<typeof createDeviceRepository>;
  passwords: Passwords;
  passwordQueue: ReturnType<typeof createPasswordQueue>;
}

type Passwords = ReturnType<typeof createPasswords>;

export function createPasswordCheck(checks: GuessChecks & { passwords: Passwords }) {
  const check = createGuessCheck(checks);
  return (guesser: string, passwordHash: string | undefined, password: string) =>
    check(guesser, lookAt(checks.passwords, passwordHash, password));
}

const lookAt = (passwords: Passwords, passwordHash: string | undefined, password: string) => async () =>
  (await passwords.matches(passwordHash, password)) || undefined;

interface Person {
  id: string;
  /** `''` without a password. */
  passwordHash: string;
}

interface Accounts<Owner extends Person> {
  find: (email: string) => Promise<Owner | undefined>;
  /** Lets a new device in while others guess. */
  mailLink: (owner: Owner, log: FastifyBaseLogger) => Promise<void>;
}

export interface Credentials {
  account: string;
  email: string;
  password: string;
  /** `''` without a device. */
  device: string;
  address: string;
  log: FastifyBaseLogger;
  /** Throws when the device, or without one the address, tries too often. */
  limit: (knownDevice?: string) => void;
}

export type SignInResult<Owner> =
  | { kind: 'signed in'; owner: Owner }
  | { kind: 'refused'; owner: Owner | undefined }
  | {
      kind: 'put off';
      /** Milliseconds. */
      wait: number;
      linkMailed: boolean;
    };

/** A known device has a counter of its own, so that wrong passwords of others never make it wait (decision 19). */
export function createPasswordSignIn<Owner extends Person>(signIns: SignIns, { find, mailLink }: Accounts<Owner>) {
  const { devices, passwordQueue, passwords } = signIns;
  const checkPassword = createPasswordCheck(signIns);
  const checkUnknown = createUnknownCheck(signIns);

  return async function signIn(credentials: Credentials): Promise<SignInResult<Owner>> {
    const { email, password, device, address, limit } = credentials;
    const known = device === '' ? undefined : await knownOwner(device, email);
    limit(known && device);
    if (known)
      return passwordQueue.forKnown(known.id, address, async () =>
        resultOf(await checkPassword(`device ${device}`, hashOf(known), password), known),
      );
    const result = await passwordQueue.forAddress(address, () => signInUnknown(credentials));
    if (result.kind === 'signed in') passwordQueue.succeeded(address);
    else passwordQueue.failed(address);
    return result;
  };

  async function knownOwner(device: string, email: string): Promise<Owner | undefined> {
    const ownerId = await devices.ownerOf(device);
    const owner = ownerId === undefined ? undefined : await find(email);
    return owner?.id === ownerId ? owner : undefined;
  }

  /** Who is refused because too many wait costs no look at the database, beside the one at a device that is named. */
  async function signInUnknown(credentials: Credentials): Promise<SignInResult<Owner>> {
    const { account, email, address, password } = credentials;
    const owner = await find(email);
    const look = lookAt(passwords, hashOf(owner), password);
    const result = resultOf(await checkUnknown(account, address, look), owner);
    if (result.kind !== 'put off' || result.wait <= minute) return result;
    if ((await look()) && owner) secondsLater(() => mailLink(owner, credentials.log));
    return { ...result, linkMailed: true };
  }
}

const hashOf = (owner: Person | undefined) => owner?.passwordHash || undefined;

function resultOf<Owner>(check: GuessCheck<true>, owner: Owner | undefined): SignInResult<Owner> {
  if (check.kind === 'right' && owner) return { kind: 'signed in', owner };
  return check.kind === 'too early'
    ? { kind: 'put off', wait: check.wait, linkMailed: false }
    : { kind: 'refused', owner };
}
