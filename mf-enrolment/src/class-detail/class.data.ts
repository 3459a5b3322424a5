import type { ApiClient, ClassRow, ReadOptions } from '@agile-languages/shared/api';

export type ClassApi = Pick<ApiClient, 'getClassList' | 'getProfileList'>;

export async function loadClass(api: ClassApi, id: string, options?: ReadOptions): Promise<ClassRow | null> {
  const { rows } = await api.getClassList({ startLimit: 0, limit: 1, fkClassId: id, fkDpLangId: '' }, options);
  return rows[0] ?? null;
}
