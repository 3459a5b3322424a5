import type { createGuessRepository } from './guess-repository.ts';
import type { createHourlyBudgetRepository } from './hourly-budget-repository.ts';
import { networkOf } from './network.ts';
import type { createSerialiser } from './serialise-by-key.ts';

export type GuessCheck<Found> =
  | { kind: 'right'; found: Found }
  | { kind: 'wrong' }
  | { kind: 'too early'; wait: number };

type Look<Found> = () => Promise<Found | undefined>;

export interface GuessChecks {
  guesses: ReturnType<typeof createGuessRepository>;
  serialiseByKey: ReturnType<typeof createSerialiser>;
}

export interface UnknownChecks extends GuessChecks {
  guessBudgets: ReturnType<typeof createHourlyBudgetRepository>;
}

/** One check at a time per guesser. */
export const createGuessCheck =
  ({ guesses, serialiseByKey }: GuessChecks) =>
  <Found>(guesser: string, look: Look<Found>): Promise<GuessCheck<Found>> =>
    serialiseByKey(guesser, async () => {
      const wait = await guesses.take(guesser);
      if (wait > 0) return { kind: 'too early', wait };
      const found = await look();
      if (found === undefined) return { kind: 'wrong' };
      await guesses.forget(guesser);
      return { kind: 'right', found };
    });

export function createUnknownCheck(checks: UnknownChecks) {
  const { guessBudgets, guesses, serialiseByKey } = checks;
  const check = createGuessCheck(checks);

  return <Found>(account: string, address: string, look: Look<Found>): Promise<GuessCheck<Found>> =>
    serialiseByKey(account, async () => {
      const guesser = `${account} from ${networkOf(address)}`;
      const wait = (await guesses.waitOf(guesser)) || (await guessBudgets.take(account));
      if (wait > 0) return { kind: 'too early', wait };
      const result = await check(guesser, look);
      if (result.kind !== 'wrong') await guessBudgets.giveBack(account);
      return result;
    });
}
