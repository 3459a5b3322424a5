import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';
import { loginClassLimit } from '@agile-languages/shared/content';

/** The class of an order; `null` when there is none of this id, or none is ordered. @param classId `''` for none */
export async function loadOrderedClass(
  api: ApiClient,
  classId: string,
  options?: ReadOptions,
): Promise<ClassRow | null> {
  if (!classId) return null;
  const request = { startLimit: 0, limit: loginClassLimit, fkClassId: classId, fkDpLangId: '' };
  return (await api.getClassList(request, options)).rows[0] ?? null;
}

export interface LoginData {
  orderedClass: ClassRow | null;
}
