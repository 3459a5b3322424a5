import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { Member } from '../repositories/member-repository.ts';
import { networkOf } from '../security/network.ts';
import { createPasswordCheck, type PasswordCheck } from './check-password.ts';
import { createMailedLink } from './mailed-link.ts';

const minute = 60_000;

/**
 * Checks e-mail and password. A device that has signed in before has a counter of its own, so that wrong passwords of
 * others never make it wait. Unknown devices share a budget per account; while it is spent, the right password brings a
 * link by mail (decision 19).
 */
export function createSignIn(context: ApiContext) {
  const { devices, guessBudgets, guesses, members, passwordQueue, passwords, serialiseByKey } = context;
  const checkPassword = createPasswordCheck(context);
  const mailLink = createMailedLink(context);

  return async function signIn(request: SignIn): Promise<SignInResult> {
    const { account, password, device, address } = request;
    const member = await members.byEmail(account);
    const isKnown = device !== '' && (await devices.isKnown(device, member?.id ?? ''));
    if (isKnown)
      return passwordQueue.forKnown(device, async () =>
        resultOf(await checkPassword(`device ${device}`, member?.passwordHash, password), member),
      );
    const result = await passwordQueue.forAddress(address, () => signInUnknown(request, member));
    if (result.kind !== 'signed in') passwordQueue.failed(address);
    return result;
  };

  async function signInUnknown(request: SignIn, member: Member | undefined): Promise<SignInResult> {
    const { password, log } = request;
    const result = resultOf(await checkUnknown(request, member), member);
    if (result.kind !== 'put off' || result.wait <= minute) return result;
    const isRight = await passwords.matches(member?.passwordHash, password);
    if (isRight && member) void mailLink(member, log);
    return { ...result, linkMailed: true };
  }

  function checkUnknown({ account, address, password }: SignIn, member: Member | undefined) {
    const guesser = `${account} from ${networkOf(address)}`;
    return serialiseByKey<PasswordCheck>(account, async () => {
      const wait = (await guesses.waitOf(guesser)) || (await guessBudgets.take(account));
      if (wait > 0) return { kind: 'too early', wait };
      const check = await checkPassword(guesser, member?.passwordHash, password);
      if (check.kind !== 'wrong') await guessBudgets.giveBack(account);
      return check;
    });
  }
}

function resultOf(check: PasswordCheck, member: Member | undefined): SignInResult {
  if (check.kind === 'right' && member) return { kind: 'signed in', member };
  return check.kind === 'too early' ? { kind: 'put off', wait: check.wait, linkMailed: false } : { kind: 'refused' };
}

interface SignIn {
  /** E-mail address as it is stored. */
  account: string;
  password: string;
  /** Token of the device, `''` when it has none. */
  device: string;
  /** Of the client. */
  address: string;
  log: FastifyBaseLogger;
}

export type SignInResult =
  | { kind: 'signed in'; member: Member }
  | { kind: 'refused' }
  | {
      kind: 'put off';
      /** In milliseconds. */
      wait: number;
      /** Whether a link was mailed if the password was right. */
      linkMailed: boolean;
    };
