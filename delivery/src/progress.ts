import { styleText } from 'node:util';

/**
 * Runs one step of a command and prints a line with its time.
 *
 * @param summary further text of the line, from the result
 */
export async function step<Result>(name: string, work: () => Promise<Result>, summary?: (result: Result) => string) {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const more = summary ? styleText('dim', `  ${summary(result)}`) : '';
  process.stdout.write(`${styleText('green', '✓')} ${name.padEnd(24)} ${seconds.padStart(5)} s${more}\n`);
  return result;
}

export const line = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
