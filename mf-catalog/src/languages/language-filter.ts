import { type LanguageId, languageById, languages, roles, shortCourses } from '@agile-languages/shared/content';

/** Digital Product is for whole teams and therefore for every role. */
export const languagesByRole: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  roles.map(({ title, rates }) => [title, ['product', ...Object.keys(rates)]]),
);

export const lengths: Readonly<Record<string, readonly [from: number, to: number]>> = {
  '10 hours': [0, 10],
  '12 to 14 hours': [11, 14],
  '18 hours': [15, 18],
  '30 hours': [19, 30],
};

export const cardTypes: readonly string[] = languages.map(({ key }) => shortCourses[key].cardType);

/** `''` is any. */
export interface LanguageFilter {
  role: string;
  length: string;
  cardType: string;
}

export const emptyFilter: LanguageFilter = { role: '', length: '', cardType: '' };

/** Digital Product has every card type. */
export function filterLanguages({ role, length, cardType }: LanguageFilter) {
  const needed = languagesByRole[role];
  const [from, to] = lengths[length] ?? [0, Number.POSITIVE_INFINITY];
  return languages.filter(
    ({ key, hours }) =>
      (!needed || needed.includes(key)) &&
      hours >= from &&
      hours <= to &&
      (!cardType || shortCourses[key].cardType === cardType || key === 'product'),
  );
}

export const maxCompared = 3;

/** At most three; unknown ids are left out. */
export function comparedIn(search: URLSearchParams): readonly LanguageId[] {
  const ids = new Set((search.get('compare') ?? '').split(','));
  return [...ids].flatMap((id) => languageById(id)?.id ?? []).slice(0, maxCompared);
}

/** A full comparison stays as it is. */
export function toggleCompared(compared: readonly LanguageId[], id: LanguageId): readonly LanguageId[] {
  if (compared.includes(id)) return compared.filter((comparedId) => comparedId !== id);
  return compared.length < maxCompared ? [...compared, id] : compared;
}
