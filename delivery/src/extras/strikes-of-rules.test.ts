/** @module-tag all */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mapConcurrently } from '../map-concurrently.ts';
import { freeze } from '../store/frozen.ts';
import { historyProblem, readHistory } from '../store/history.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { everyFaultAt, strikeWith } from '../test/struck-site.ts';
import { copyOf, liveTestStore } from '../test/test-store.ts';
import { newKeyPair, registerKey } from './receive/team-keys.ts';
import type { CommandStrike } from './strike-rules.ts';

const program = fileURLToPath(new URL('strike-rules.ts', import.meta.url));
const strike = (store: Store, task: Omit<CommandStrike, 'directory'>) => strikeWith(program, store, task);

type Rules = 'frozen' | 'owners' | 'keys';
type Command = Pick<CommandStrike, 'command' | 'args'> & { rules: Rules };

const commands: Readonly<Record<string, (store: Store) => Promise<Command>>> = {
  freeze: async () => ({ rules: 'frozen', command: 'freeze', args: ['catalog'] }),
  unfreeze: async (store) => {
    await freeze(store, 'catalog', '');
    return { rules: 'frozen', command: 'unfreeze', args: ['catalog'] };
  },
  owner: async () => ({ rules: 'owners', command: 'owner', args: ['catalog', '/books'] }),
  'keys create': async (store) => {
    const file = join(store.directory, 'team.pub.pem');
    await writeFile(file, newKeyPair().publicKey.export({ type: 'spki', format: 'pem' }));
    return { rules: 'keys', command: 'keys', args: ['create', 'team', '--areas', 'catalog', '--public', file] };
  },
  'keys revoke': async (store) => {
    const { publicKey } = newKeyPair();
    const { id } = await registerKey(store, { team: 'team', areas: ['catalog'], publicKey });
    return { rules: 'keys', command: 'keys', args: ['revoke', id] };
  },
};

test.each(Object.keys(commands))(
  '%s, struck at every step: the next command knows a line of it if it took effect, and none if not',
  { timeout: 300_000 },
  async (name) => {
    const { store: original } = await liveTestStore();
    const made = await commands[name]?.(original);
    if (!made) throw new Error(name);
    const { rules, command, args } = made;
    const rulesOf = (store: Store) => readFile(store[rules], 'utf8').catch(() => '');
    const task = { command, args: [...args, '--why', 'test'] };
    const [before, { length }] = [await rulesOf(original), await readHistory(original)];
    const linesOf = async (store: Store) =>
      (await readHistory(store)).slice(length).map(({ kind, why }) => [kind, why]);
    const whole = await copyOf(original);
    const { steps } = await strike(whole, task);
    const lines = await linesOf(whole);
    expect(lines).toEqual([[expect.any(String), 'test']]);
    expect(steps).toEqual(expect.arrayContaining([`rename ${rules}.json`, 'appendFile history.jsonl']));

    const seen = await mapConcurrently(2, everyFaultAt(steps), async ({ fault, step, at }) => {
      const store = await copyOf(original);
      const { code } = await strike(store, { ...task, at, fault });
      // Otherwise the next command waits for the one that ended.
      await rm(store.lock, { force: true });
      const hasChanged = (await rulesOf(store)) !== before;
      const releases = await openReleaseStore({ releasesDir: store.directory }, { openShared: undefined });
      await releases.change(async () => {});
      return { fault, step, code, hasChanged, lines: await linesOf(store), problem: await historyProblem(store, 1) };
    });

    for (const { hasChanged, ...rest } of seen)
      expect({ hasChanged, ...rest }).toEqual({
        ...{ ...rest, hasChanged },
        lines: hasChanged ? lines : [],
        problem: undefined,
      });
    expect(new Set(seen.map(({ hasChanged }) => hasChanged))).toEqual(new Set([true, false]));
  },
);
