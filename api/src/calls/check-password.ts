import type { ApiContext } from '../context.ts';

export type PasswordCheck = { kind: 'right' } | { kind: 'wrong' } | { kind: 'too early'; wait: number };

/** Whether a password is right, unless this guesser has to wait after wrong ones. One check at a time per guesser. */
export const createPasswordCheck =
  ({ guesses, passwords, serialiseByKey }: Pick<ApiContext, 'guesses' | 'passwords' | 'serialiseByKey'>) =>
  (guesser: string, passwordHash: string | undefined, password: string): Promise<PasswordCheck> =>
    serialiseByKey(guesser, async () => {
      const wait = await guesses.take(guesser);
      if (wait > 0) return { kind: 'too early', wait };
      if (!(await passwords.matches(passwordHash, password))) return { kind: 'wrong' };
      await guesses.forget(guesser);
      return { kind: 'right' };
    });
