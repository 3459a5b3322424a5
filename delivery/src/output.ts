import { styleText } from 'node:util';

export async function step<Result>(name: string, work: () => Promise<Result>, summary?: (result: Result) => string) {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const more = summary ? styleText('dim', `  ${summary(result)}`) : '';
  process.stdout.write(`${styleText('green', '✓')} ${name.padEnd(24)} ${seconds.padStart(5)} s${more}\n`);
  return result;
}

/** In milliseconds. */
const pause = 10_000;

export function progressOf(total: number, what: string): () => void {
  let done = 0;
  let printed = performance.now();
  return () => {
    done += 1;
    if (performance.now() - printed < pause) return;
    printed = performance.now();
    line(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`);
  };
}

export const line = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Nothing in it moves the cursor, or hides or turns round text. */
export const plain = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ');
