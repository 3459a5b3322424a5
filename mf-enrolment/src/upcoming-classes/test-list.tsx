import type { ClassRow } from '@agile-languages/shared/api';
import { paths } from '@agile-languages/shared/paths';
import { fakeApi, renderPage, testClassRow } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import page from './upcoming-classes.page.tsx';

export const bodyAt = (startLimit: number, fkDpLangId = '') => ({
  path: 'calle/GetClassList',
  body: { kv: { startLimit, limit: 10, fkClassId: '', fkDpLangId } },
});

export const testClasses = Array.from({ length: 34 }, (_, index) =>
  testClassRow({ id: `${500001 + index}`, className: `Test class ${index + 1}`, rowCount: '34' }),
);

export const listOf = (rows: ClassRow[]) => (body: unknown) => {
  const { startLimit, limit, fkDpLangId } = (body as { kv: { startLimit: number; limit: number; fkDpLangId: string } })
    .kv;
  const matching = rows.filter((row) => !fkDpLangId || row.fkDpLangId === fkDpLangId);
  return { kv: { rowCount: `${matching.length}` }, rows: matching.slice(startLimit, startLimit + limit) };
};

export const answering = (rows: ClassRow[] = testClasses) => fakeApi({ 'calle/GetClassList': listOf(rows) });
export const show = (query = '', initialData?: Readonly<Record<string, unknown>>) =>
  renderPage(page, { path: `${paths.classes}${query}`, initialData });
export const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
