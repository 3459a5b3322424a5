import { expect, test, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { hashedAtOnce } from './hash-threads.ts';
import { createFairQueue, createPasswordQueue, TooBusy } from './password-queue.ts';

const options = { atOnce: 1, longest: 3, maxWait: 60_000 };

function createBusyQueue(change: Partial<typeof options> = {}) {
  const { run } = createFairQueue({ ...options, ...change });
  const done: string[] = [];
  let free = () => {};
  const first = run({ owner: 'first', rank: 0 }, () => new Promise<void>((resolve) => (free = resolve)));
  const add = (owner: string, rank = 1, group = owner) =>
    run({ owner, group, rank }, async () => {
      done.push(owner);
    }).catch((error: Error) => error);
  return { add, done, first, free: () => free() };
}

test('two places: two at once, not three', async () => {
  const { run } = createFairQueue({ ...options, atOnce: 2 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4].map(() => run({ owner: 'test', rank: 0 }, work)));

  expect(most).toBe(2);
});

test('one owner with much work: another one comes second', async () => {
  const { add, done, free } = createBusyQueue();
  const works = [add('loud'), add('loud'), add('quiet')];
  free();
  await Promise.all(works);

  expect(done).toEqual(['loud', 'quiet', 'loud']);
});

test('owner of whom one piece may wait: further ones are refused, those of others are not', async () => {
  const { run } = createFairQueue({ ...options, longest: 9 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const add = (owner: string, most?: number) =>
    run({ owner, rank: 1, ...(most && { most }) }, () => promise).catch((error: Error) => error);
  const works = [add('loud', 1), add('loud', 1), add('loud', 1), add('quiet'), add('quiet')];
  resolve();

  expect(await Promise.all(works)).toEqual([undefined, undefined, expect.any(TooBusy), undefined, undefined]);
});

test.each([{ loops: 1 }, { loops: 2 }, { loops: 2, group: 'same' }])(
  'others who ask again at once, %o: all pieces of one owner are begun soon',
  async ({ loops, group }) => {
    const { run } = createFairQueue({ ...options, longest: 9 });
    const begun: string[] = [];
    const ask = (owner: string) =>
      run({ owner, rank: 0, ...(group && { group }) }, async () => {
        begun.push(owner);
        await new Promise((resolve) => setImmediate(resolve));
      });
    let isOver = false;
    const askAgain = async (owner: string) => {
      while (!isOver && begun.length < 50) await ask(owner);
    };
    const looping = Array.from({ length: loops }, (_, n) => askAgain(`loop ${n}`));
    await Promise.all([ask('other'), ask('other'), ask('other')]);
    isOver = true;
    await Promise.all(looping);

    expect(begun.lastIndexOf('other')).toBeLessThanOrEqual(3 * (loops + 1));
  },
);

test('piece that is refused: those of its owner behind it come sooner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { add, done, free } = createBusyQueue({ longest: 9, maxWait: 50 });
  const refused = add('loud');
  vi.advanceTimersByTime(30);
  const works = [add('loud')];
  vi.advanceTimersByTime(20);
  expect(await refused).toBeInstanceOf(TooBusy);
  works.push(add('quiet'));
  free();
  await Promise.all(works);

  expect(done).toEqual(['loud', 'quiet']);
});

test('many owners of one group: owners of others come second, also behind those of the same group with more', async () => {
  const { add, done, free } = createBusyQueue({ longest: 9 });
  const works = ['a1', 'a2', 'a3'].map((owner) => add(owner, 1, 'a'));
  works.push(add('a1', 1, 'a'), add('quiet'), add('a4', 1, 'a'));
  free();
  await Promise.all(works);

  expect(done).toEqual(['a1', 'quiet', 'a2', 'a3', 'a4', 'a1']);
});

test('full of one group: its last is refused, and not who asks for the first time from elsewhere', async () => {
  const { add, done, free } = createBusyQueue();
  const works = ['a1', 'a2', 'a3'].map((owner) => add(owner, 1, 'a'));
  works.push(add('quiet'));

  expect(await works[2]).toBeInstanceOf(TooBusy);
  free();
  await Promise.all(works);
  expect(done).toEqual(['a1', 'quiet', 'a2']);
});

test('lower rank: comes first', async () => {
  const { add, done, free } = createBusyQueue();
  const works = [add('guesser', 7), add('stranger', 1), add('known', 0)];
  free();
  await Promise.all(works);

  expect(done).toEqual(['known', 'stranger', 'guesser']);
});

test('full: the last of the queue is refused at once, not the newest', async () => {
  const { add, done, free } = createBusyQueue();
  const works = [add('guesser', 7), add('guesser', 7), add('guesser', 7), add('known', 0)];

  expect(await works[2]).toBeInstanceOf(TooBusy);
  free();
  await Promise.all(works);
  expect(done).toEqual(['known', 'guesser', 'guesser']);
});

test('full of the same rank: the newest is refused', async () => {
  const { add } = createBusyQueue();
  const works = ['one', 'two', 'three', 'four'].map((owner) => add(owner));

  expect(await works[3]).toBeInstanceOf(TooBusy);
});

test('longest wait is over: refused, and the rest goes on', async () => {
  const { add, done, free, first } = createBusyQueue({ maxWait: 20 });

  expect(await add('one')).toBeInstanceOf(TooBusy);
  free();
  await first;
  expect(await add('two')).toBeUndefined();
  expect(done).toEqual(['two']);
});

test('work that fails: its place is free again', async () => {
  const { run } = createFairQueue(options);
  const failing = run({ owner: 'test', rank: 0 }, () => Promise.reject(new Error('test')));
  await expect(failing).rejects.toThrow('test');

  expect(await run({ owner: 'test', rank: 0 }, async () => 'done')).toBe('done');
});

test('flood from ever other networks of one provider of IPv6: who comes from elsewhere is not refused', async () => {
  const queue = createPasswordQueue(20, () => new Date());
  const busy = Promise.withResolvers<void>();
  const begun = Array.from({ length: hashedAtOnce }, (_, index) =>
    queue.forKnown(`${index}`, '192.0.2.1', () => busy.promise),
  );
  const flood = Array.from({ length: 60 }, (_, n) =>
    queue.forAddress(`2001:db8:${n.toString(16)}::1`, async () => {}).catch(() => {}),
  );

  const others = ['198.51.100.7', '203.0.113.7', '2001:db9::1'].map((address) =>
    queue.forAddress(address, async () => 'looked at'),
  );
  busy.resolve();

  expect(await Promise.all(others)).toEqual(['looked at', 'looked at', 'looked at']);
  await Promise.all([...begun, ...flood]);
});

test('flood of networks that nobody knows: a known person comes first, then who is where somebody has signed in', async () => {
  const queue = createPasswordQueue(500, () => new Date());
  queue.succeeded('198.51.100.7');
  const busy = Promise.withResolvers<void>();
  const begun = Array.from({ length: hashedAtOnce }, (_, index) =>
    queue.forKnown(`${index}`, '192.0.2.1', () => busy.promise),
  );
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  const works = Array.from({ length: 400 }, (_, n) => queue.forAddress(`203.0.${n % 200}.${n}`, note('stranger')));
  works.push(
    queue.forAddress('198.51.100.7', note('neighbour')),
    queue.forKnown('known', '198.51.100.8', note('known')),
  );
  busy.resolve();
  await Promise.all([...begun, ...works]);

  expect(done.slice(0, 3)).toEqual(['known', 'neighbour', 'stranger']);
});

test('one person without end, always with the right password: the first ten times come first, then strangers do', async () => {
  const clock = createTestClock();
  const queue = createPasswordQueue(500, clock.read);
  queue.succeeded('203.0.113.1');
  const orderOf = async () => {
    const busy = Promise.withResolvers<void>();
    const begun = Array.from({ length: hashedAtOnce }, (_, index) =>
      queue.forKnown(`${index}`, '192.0.2.1', () => busy.promise),
    );
    const done: string[] = [];
    const note = (name: string) => async () => void done.push(name);
    const works = Array.from({ length: 30 }, () => queue.forKnown('one', '203.0.113.1', note('known')));
    works.push(queue.forAddress('198.51.100.7', note('stranger')));
    busy.resolve();
    await Promise.all([...begun, ...works]);
    return done.indexOf('stranger');
  };

  expect(await orderOf()).toBe(11);
  expect(await orderOf()).toBe(0);
  clock.advance(11 * 60_000);
  expect(await orderOf()).toBe(11);
});
