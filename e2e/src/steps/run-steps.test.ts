import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

const good: Step = {
  name: 'test good',
  work: async () => ({ passed: 3, failed: 0, summary: '3 tests', figures: ['test figure'], output: 'test chatter' }),
};
const bad: Step = {
  name: 'test bad',
  work: async () => ({ passed: 1, failed: 2, summary: '3 tests', output: 'test failure in full\n' }),
};
const thrown: Step = {
  name: 'test thrown',
  work: async () => {
    throw new Error('test: could not start');
  },
};

test('steps of a stage: run at once, their lines in the order of the stage; the next stage waits for all of them', async () => {
  const order: string[] = [];
  const step = (name: string, time: number): Step => ({
    name,
    work: async () => {
      order.push(`${name} begins`);
      await setTimeout(time);
      order.push(`${name} ends`);
      return { passed: 1, failed: 0, summary: '', output: '' };
    },
  });
  const lines: string[] = [];

  await runSteps([[step('slow', 20), step('quick', 0)], [step('next', 0)]], (text) => lines.push(text));

  expect(order).toEqual(['slow begins', 'quick begins', 'quick ends', 'slow ends', 'next begins', 'next ends']);
  expect(lines.map((line) => line.split(' ')[1])).toEqual(['slow', 'quick', 'next', 'passed,']);
});

async function said(steps: Step[], isVerbose = false) {
  const lines: string[] = [];
  const isGood = await runSteps([steps], (text) => lines.push(text), isVerbose);
  return { isGood, lines: lines.map((line) => line.replace(/ +\d+\.\d s/, ' N s')) };
}

test('all good: a line for each step, the sum', async () => {
  const { isGood, lines } = await said([good]);

  expect(lines).toEqual(['✓ test good N s  3 tests', '3 passed, 0 failed']);
  expect(isGood).toBe(true);
});

test('all good, verbose: figures and output, too', async () => {
  const { lines } = await said([good], true);

  expect(lines).toEqual(['✓ test good N s  3 tests', '    test figure', '\ntest chatter\n', '3 passed, 0 failed']);
});

test('one step failed: its output in full, the steps after it run, the sum is last', async () => {
  const { isGood, lines } = await said([bad, good]);

  expect(lines).toEqual([
    '✗ test bad N s  3 tests, 2 failed',
    '\ntest failure in full\n',
    '✓ test good N s  3 tests',
    '4 passed, 2 failed',
  ]);
  expect(isGood).toBe(false);
});

test('step that throws: counts as one failure, with its message', async () => {
  const { isGood, lines } = await said([thrown]);

  expect(lines).toEqual(['✗ test thrown N s  1 failed', '\ntest: could not start\n', '0 passed, 1 failed']);
  expect(isGood).toBe(false);
});
