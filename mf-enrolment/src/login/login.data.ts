import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { loginClassLimit } from '@agile-languages/shared/content';

/** `null` when no class is ordered, or the ordered one is not held. */
export async function loadOrderedClass(
  api: ApiClient,
  classId: string,
  options?: ReadOptions,
): Promise<ClassRow | null> {
  const row = await loadNamedClass(api, classId, options);
  return row?.state === 'cancelled' ? null : row;
}

/** The same, also when it is cancelled. */
export async function loadNamedClass(api: ApiClient, classId: string, options?: ReadOptions): Promise<ClassRow | null> {
  if (!classId) return null;
  const request = { startLimit: 0, limit: loginClassLimit, fkClassId: classId, fkDpLangId: '' };
  return (await api.getClassList(request, options)).rows[0] ?? null;
}

export interface LoginData {
  orderedClass: ClassRow | null;
}
