import type { ClassRow, ProfileRow, ReadOptions } from '@agile-languages/shared/api';
import type { ClassApi } from './class.data.ts';

const otherCount = 3;
/** Full ones are left out. */
const requested = 2 * otherCount + 1;

export async function loadTrainer(
  api: ClassApi,
  trainerId: string | undefined,
  options?: ReadOptions,
): Promise<ProfileRow | null> {
  if (!trainerId) return null;
  const { rows } = await api.getProfileList({ fkUserId: trainerId, limit: 1, startLimit: 0 }, options);
  return rows[0] ?? null;
}

export async function loadOtherClasses(
  api: ClassApi,
  { id, fkDpLangId = '' }: ClassRow,
  options?: ReadOptions,
): Promise<readonly OtherClass[]> {
  const request = { startLimit: 0, limit: requested, fkClassId: '', fkDpLangId };
  const { rows } = await api.getClassList(request, { ...options, rowsOnly: true });
  return rows
    .filter((row) => row.id !== id && row.seatsLeft !== 0)
    .slice(0, otherCount)
    .map(({ id, className, start, timeZone, price, currency, seatsLeft }) => ({
      id,
      className,
      start,
      timeZone,
      price,
      currency,
      seatsLeft,
    }));
}

export interface ClassSectionsData {
  trainer: ProfileRow | null;
  secondTrainer: ProfileRow | null;
  others: readonly OtherClass[];
}

export type OtherClass = Pick<ClassRow, 'id' | 'className' | 'start' | 'timeZone' | 'price' | 'currency' | 'seatsLeft'>;
