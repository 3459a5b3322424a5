import { type LanguageId, type LanguageKey, languages, shortCourses } from '@agile-languages/shared/languages';

/** Languages that a role needs; Digital Product is for whole teams and therefore for every role. */
export const roles: Readonly<Record<string, readonly LanguageKey[]>> = {
  'Revenue or cost role': ['product', 'money', 'statement', 'flow', 'story'],
  'Business analyst or data flow manager': ['product', 'flow', 'story', 'form', 'data', 'money'],
  'Digital product owner': ['product', 'story', 'management', 'flow', 'money', 'form'],
  'Digital product manager': ['product', 'money', 'statement', 'flow', 'story', 'management'],
  'Development team member': ['product', 'story', 'form', 'data', 'programming', 'management'],
};

/** Lengths of courses as they are asked for. */
export const lengths: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '10 hours': [0, 10],
  '12 to 14 hours': [11, 14],
  '18 hours': [15, 18],
  '30 hours': [19, 30],
};

/** Card types in menu order. */
export const cardTypes: readonly string[] = languages.map(({ key }) => shortCourses[key].cardType);

/** What the visitor asks for; `''` leaves a question open. */
export interface Wish {
  role: string;
  length: string;
  cardType: string;
}

export const openWish: Wish = { role: '', length: '', cardType: '' };

/** Languages that answer every part of the wish. Digital Product holds every card type. */
export function chooseLanguages({ role, length, cardType }: Wish) {
  const needed = roles[role];
  const [from, to] = lengths[length] ?? [0, Number.POSITIVE_INFINITY];
  return languages.filter(
    ({ key, hours }) =>
      (!needed || needed.includes(key)) &&
      hours >= from &&
      hours <= to &&
      (!cardType || shortCourses[key].cardType === cardType || key === 'product'),
  );
}

/** Most Languages that stand side by side. */
export const mostCompared = 3;

/** Adds a Language to the comparison or takes it out; a full comparison takes no more. */
export function toggleCompared(chosen: readonly LanguageId[], id: LanguageId): readonly LanguageId[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length < mostCompared ? [...chosen, id] : chosen;
}
