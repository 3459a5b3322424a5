import { styleText } from 'node:util';

/** Runs one step and reports it in a line with its time. */
export async function step<Result>(name: string, work: () => Promise<Result>, say?: (result: Result) => string) {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const more = say ? styleText('dim', `  ${say(result)}`) : '';
  process.stdout.write(`${styleText('green', '✓')} ${name.padEnd(24)} ${seconds.padStart(5)} s${more}\n`);
  return result;
}

export const line = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
