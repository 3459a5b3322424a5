import { type CommunicationCase, communicationCases, languageById } from '@agile-languages/shared/content';
import type { CaseMarks } from '../assessment/selection-code.ts';
import type { CheckCard } from './cards.content.ts';

/** The case in which it weighs most, the first of equals. */
export function startOf(missed: readonly CheckCard[]): CaseMarks {
  const weightIn = ({ weights }: (typeof communicationCases)[number]) =>
    missed.reduce((sum, { weighedAs }) => sum + (weights[weighedAs] ?? 0), 0);
  const most = Math.max(...communicationCases.map(weightIn));
  const number = communicationCases.find((candidate) => weightIn(candidate) === most)?.number ?? 1;
  return { number, marks: new Set(missed.flatMap(({ topics }) => topics)) };
}

/** ' This case does not have Form.'; `''` where it has all. */
export function outsideText(missed: readonly CheckCard[], number: number): string {
  const weights: CommunicationCase['weights'] =
    communicationCases.find((each) => each.number === number)?.weights ?? {};
  const names = missed
    .filter(({ weighedAs }) => !weights[weighedAs])
    .map(({ language }) => languageById(language)?.name ?? '');
  return names.length > 0 ? ` This case does not have ${new Intl.ListFormat('en-GB').format(names)}.` : '';
}

/** The right answer is first, second or third by turns. */
export function orderOf({ answers }: CheckCard, index: number): string[] {
  const [right, ...others] = answers;
  return others.toSpliced([1, 2, 0, 2, 0, 1, 2, 1, 0][index] ?? 0, 0, right);
}
