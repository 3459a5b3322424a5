import { dataOf, type FieldData, type Fields, type NewsKind } from '../../core/fields.ts';
import { classFields } from './fields.ts';
import type { ClassRecord } from './reads.ts';

const forAll: readonly NewsKind[] = ['times', 'place'];
const forParticipants: readonly NewsKind[] = [...forAll, 'meeting'];

export const isNews = (before: FieldData, next: FieldData, kinds = forParticipants): boolean =>
  Object.entries<Fields[string]>(classFields).some(
    ([name, { news }]) => news && kinds.includes(news) && before[name] !== next[name],
  );

const isNewsIn = (before: ClassRecord, next: ClassRecord, kinds: readonly NewsKind[]): boolean =>
  isNews(dataOf(classFields, before), dataOf(classFields, next), kinds);

/** Members who wait and contacts of companies do not see the link of the meeting. */
export const hasNews = (before: ClassRecord, next: ClassRecord, isWaiting = false): boolean =>
  isNewsIn(before, next, isWaiting ? forAll : forParticipants);

export const hasOtherTimes = (before: ClassRecord, next: ClassRecord): boolean => isNewsIn(before, next, ['times']);
