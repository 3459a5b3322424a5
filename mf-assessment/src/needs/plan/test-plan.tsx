import type { ClassRow } from '@agile-languages/shared/api';
import type { LanguageId } from '@agile-languages/shared/content';
import { fakeApi, renderElement, testClassRow } from '@agile-languages/shared/test';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, vi } from 'vitest';
import { classRequests } from '../../next-class/next-class.data.ts';
import type { NeedsTable } from '../needs-tables.ts';
import { NextClasses } from './next-classes.tsx';
import { PlanSheet } from './plan-sheet.tsx';

export const sheet = () => within(screen.getByRole('region', { name: 'Your plan, with dates and prices' }));

export const line = (language: string) =>
  within(
    sheet()
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith(language)) ?? document.body,
  );

export const together = () => line('Together');

export async function openPlan(
  classes: { flow?: Partial<ClassRow>[]; story?: Partial<ClassRow>[] },
  search = '',
  isBroken = () => false,
) {
  const rows = Object.entries(classes).flatMap(([fkDpLangId, each]) =>
    each.map((row, index) => testClassRow({ id: `${fkDpLangId}-${index}`, fkDpLangId, ...atEvenings, ...row })),
  );
  const counted = rows.map((row) => ({ ...row, rowCount: `${rows.length}` }));
  const { requests, reply } = fakeApi({
    'calle/GetClassList': (body) => {
      const { limit, startLimit } = (body as { kv: Record<'limit' | 'startLimit', number> }).kv;
      return isBroken() ? 'no connection' : { rows: counted.slice(startLimit, startLimit + Math.min(limit, 100)) };
    },
  });
  const tables = [testTable({ flow: 'Data Flow', story: 'User Story' }), testTable({ form: 'Form' })];
  const page = renderElement(<TestPlans tables={tables} />, {
    path: `/my-needs${search}#test-role`,
    pattern: '/my-needs',
  });
  await sheet().findByText(/^Together/);
  return { requests, reply, ...page };
}

function TestPlans({ tables }: { tables: NeedsTable[] }) {
  const [[table, other], setTables] = useState(tables);
  return (
    <>
      {table ? <PlanSheet table={table} /> : null}
      {table ? <NextClasses rows={table.rows} /> : null}
      <button type="button" onClick={() => setTables(other ? [other] : [])}>
        Another plan
      </button>
    </>
  );
}

const testTable = (languages: Record<string, string>): NeedsTable => ({
  name: 'test-role',
  title: 'Test role',
  header: '',
  desc: '',
  totalPercentage: 100,
  rows: Object.entries(languages).map(([id, language]) => ({
    id: id as LanguageId,
    language,
    languageDesc: '',
    rate: 50,
    checked: true,
  })),
});

const atEvenings = { timeZone: 'UTC', pattern: '2 x 2 h, Tue+Thu 18:30', start: '2026-12-08T18:30:00Z' };

export function planForEachTest() {
  beforeEach(() => {
    classRequests.clear();
    vi.stubEnv('TZ', 'UTC');
    vi.stubGlobal('IntersectionObserver', undefined);
  });
}
