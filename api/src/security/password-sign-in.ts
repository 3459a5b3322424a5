import type { FastifyBaseLogger } from 'fastify';
import type { createDeviceRepository } from './device-repository.ts';
import type { createGuessBudgetRepository } from './guess-budget-repository.ts';
import type { createGuessRepository } from './guess-repository.ts';
import { networkOf } from './network.ts';
import type { createPasswordQueue } from './password-queue.ts';
import type { createPasswords } from './passwords.ts';
import { secondsLater } from './seconds-later.ts';
import type { createSerialiser } from './serialise-by-key.ts';

const minute = 60_000;

export type PasswordCheck = { kind: 'right' } | { kind: 'wrong' } | { kind: 'too early'; wait: number };

interface Checks {
  guesses: ReturnType<typeof createGuessRepository>;
  passwords: ReturnType<typeof createPasswords>;
  serialiseByKey: ReturnType<typeof createSerialiser>;
}

interface SignIns extends Checks {
  devices: ReturnType<typeof createDeviceRepository>;
  guessBudgets: ReturnType<typeof createGuessBudgetRepository>;
  passwordQueue: ReturnType<typeof createPasswordQueue>;
}

/** One check at a time per guesser. */
export const createPasswordCheck =
  ({ guesses, passwords, serialiseByKey }: Checks) =>
  (guesser: string, passwordHash: string | undefined, password: string): Promise<PasswordCheck> =>
    serialiseByKey(guesser, async () => {
      const wait = await guesses.take(guesser);
      if (wait > 0) return { kind: 'too early', wait };
      if (!(await passwords.matches(passwordHash, password))) return { kind: 'wrong' };
      await guesses.forget(guesser);
      return { kind: 'right' };
    });

interface Person {
  id: string;
  /** `''` without a password. */
  passwordHash: string;
}

/** A member, or a person of the desk. */
interface Accounts<Owner extends Person> {
  find: (email: string) => Promise<Owner | undefined>;
  /** By which a new device gets in while others guess. */
  mailLink: (owner: Owner, log: FastifyBaseLogger) => Promise<void>;
}

export interface Credentials {
  /** What the counters of the account are kept under. */
  account: string;
  email: string;
  password: string;
  /** `''` without a device. */
  device: string;
  address: string;
  log: FastifyBaseLogger;
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

/**
 * A device that has signed in before has a counter of its own, so that wrong passwords of others never make it wait.
 * Unknown devices share a budget per account; while it is spent, the right password brings a link by mail (decision
 * 19).
 */
export function createPasswordSignIn<Owner extends Person>(signIns: SignIns, { find, mailLink }: Accounts<Owner>) {
  const { devices, guessBudgets, guesses, passwordQueue, passwords, serialiseByKey } = signIns;
  const checkPassword = createPasswordCheck(signIns);

  return async function signIn(credentials: Credentials): Promise<SignInResult<Owner>> {
    const { email, password, device, address } = credentials;
    const owner = await find(email);
    const isKnown = device !== '' && (await devices.isKnown(device, owner?.id ?? ''));
    if (isKnown)
      return passwordQueue.forKnown(device, async () =>
        resultOf(await checkPassword(`device ${device}`, hashOf(owner), password), owner),
      );
    const result = await passwordQueue.forAddress(address, () => signInUnknown(credentials, owner));
    if (result.kind === 'signed in') passwordQueue.succeeded(address);
    else passwordQueue.failed(address);
    return result;
  };

  async function signInUnknown(credentials: Credentials, owner: Owner | undefined): Promise<SignInResult<Owner>> {
    const result = resultOf(await checkUnknown(credentials, owner), owner);
    if (result.kind !== 'put off' || result.wait <= minute) return result;
    const isRight = await passwords.matches(hashOf(owner), credentials.password);
    if (isRight && owner) secondsLater(() => mailLink(owner, credentials.log));
    return { ...result, linkMailed: true };
  }

  function checkUnknown({ account, address, password }: Credentials, owner: Owner | undefined) {
    const guesser = `${account} from ${networkOf(address)}`;
    return serialiseByKey<PasswordCheck>(account, async () => {
      const wait = (await guesses.waitOf(guesser)) || (await guessBudgets.take(account));
      if (wait > 0) return { kind: 'too early', wait };
      const check = await checkPassword(guesser, hashOf(owner), password);
      if (check.kind !== 'wrong') await guessBudgets.giveBack(account);
      return check;
    });
  }
}

const hashOf = (owner: Person | undefined) => owner?.passwordHash || undefined;

function resultOf<Owner>(check: PasswordCheck, owner: Owner | undefined): SignInResult<Owner> {
  if (check.kind === 'right' && owner) return { kind: 'signed in', owner };
  return check.kind === 'too early'
    ? { kind: 'put off', wait: check.wait, linkMailed: false }
    : { kind: 'refused', owner };
}
