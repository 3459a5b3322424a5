import { Refusal } from '../refusal.ts';
import { type Fault, sentenceOf } from './faults.ts';

/** How many faults are named; the others are counted, and shown with `--details`. */
const mostNamed = 8;

/** The refusal of what was tried in a browser: a sentence for each fault. */
export function refusalOfFaults(faults: readonly Fault[]): Refusal {
  const count = faults.length === 1 ? '1 fault was' : `${faults.length} faults were`;
  const sentences = faults.map(sentenceOf);
  const more = faults.length > mostNamed ? [`And ${faults.length - mostNamed} more.`] : [];
  return new Refusal(
    [`${count} seen in a browser, so nothing has changed.`, ...sentences.slice(0, mostNamed), ...more].join('\n'),
    { cause: Object.fromEntries(faults.map((fault) => [sentenceOf(fault), fault.details.split('\n')])) },
  );
}
