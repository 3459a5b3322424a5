import { Refusal, SeenFaults } from '../../refusal.ts';
import type { Fault } from './compare-faults.ts';

const mostNamed = 8;

/** `/faq, /guide, /dpac and 2 more: an error that nothing catches: boom.` */
export function sentenceOf({ what, paths }: Pick<Fault, 'what' | 'paths'>): string {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return `${paths.slice(0, 3).join(', ')}${more}: ${what}.`;
}

/** @param released the areas, with whom to ask */
export function refusalOfFaults(faults: readonly Fault[], released: readonly string[] = []): SeenFaults {
  const count = faults.length === 1 ? '1 fault was' : `${faults.length} faults were`;
  const sentences = faults.map(sentenceOf);
  const more = faults.length > mostNamed ? [`And ${faults.length - mostNamed} more.`] : [];
  const whose = released.length > 0 ? [`The release is of ${released.join(', ')}.`] : [];
  const first = `${count} seen in a browser, so nothing has changed.`;
  return new SeenFaults([first, ...sentences.slice(0, mostNamed), ...more, ...whose].join('\n'), {
    sentences,
    paths: [...new Set(faults.flatMap(({ paths }) => paths))],
    cause: Object.fromEntries(faults.map((fault) => [sentenceOf(fault), fault.details.split('\n')])),
  });
}

/** It may have them as well. */
export const refusalOfUncompared = (faults: readonly Fault[]): Refusal =>
  new Refusal(
    `There was no time to open a page of the revision before as well, so nothing has changed. Seen in this one: ${listOf(faults)}`,
  );

export const refusalOfDisputed = (faults: readonly Fault[]): Refusal =>
  new Refusal(
    `Two looks do not agree, or one had no time for a page, so nothing has changed. Seen in one of them: ${listOf(faults)}`,
  );

const listOf = (faults: readonly Fault[]): string => faults.slice(0, mostNamed).map(sentenceOf).join(' ');
