import { median, p99, printTable } from '../figures.ts';
import type { Seen, SeenAnswer } from './seen.ts';

/** Milliseconds that nothing that was measured may pass; bytes for the memory. */
const limits = { pages: 100, member: 1500, staff: 2000, memory: 400e6 };

const rowNames = { pages: 'pages', bare: '`node:http` beside', member: 'member', staff: 'staff' };

/** @returns whether all is within its limit */
export function report({ alone, begin, together }: Record<'alone' | 'begin' | 'together', Seen>): boolean {
  const faults: string[] = [];
  const expectWithin = (name: string, value: number, limit: number) => {
    if (value > limit) faults.push(name);
  };
  for (const name of ['member', 'staff'] as const) {
    const refused = printRefusals(name, begin[name]);
    const longest = Math.max(...timesOf(begin[name]));
    line(`First seconds, ${name} on a known device: ${longest.toFixed(0)} ms, ${refused} refused.`);
    expectWithin(`${name} at first`, longest, limits[name]);
    expectWithin(`${name} refused at first`, refused, 0);
  }
  const rows = (['pages', 'bare', 'member', 'staff'] as const).map((name) => {
    const answers = together[name];
    const refused = printRefusals(name, answers);
    if (name !== 'bare') {
      const times = timesOf(answers);
      expectWithin(name, name === 'pages' ? p99(times) : Math.max(...times), limits[name]);
      expectWithin(`${name} refused`, refused, 0);
    }
    return [rowNames[name], ...cells(alone[name]), ...cells(answers), `${refused} of ${answers.length}`];
  });
  const columns = ['p50', 'p99', 'longest'];
  printTable(['ms', ...columns.map((name) => `alone: ${name}`), ...columns, 'refused'], rows);
  const calls = together.pages.length + together.bare.length;
  line(`The process that measures waited for a processor ${(together.waited / calls).toFixed(2)} ms for each answer.`);
  expectWithin('memory', together.memory, limits.memory);
  line(`Memory of the server: ${megabytes(alone.memory)}, then ${megabytes(together.memory)}.`);
  line(faults.length === 0 ? 'All is within its limit.' : `Beyond its limit: ${faults.join(', ')}.`);
  return faults.length === 0;
}

function printRefusals(name: string, answers: readonly SeenAnswer[]): number {
  const refused = answers.filter(({ status }) => status !== 200);
  for (const text of new Set(refused.map(({ status, text }) => `${status} ${text}`)))
    line(`${name}: ${text.slice(0, 200)}`);
  return refused.length;
}

const timesOf = (answers: readonly SeenAnswer[]) => answers.map(({ time }) => time);

function cells(answers: readonly SeenAnswer[]): string[] {
  const times = timesOf(answers);
  return [median(times), p99(times), Math.max(...times)].map((value) => value.toFixed(0));
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

const line = (text: string) => process.stdout.write(`${text}\n`);
