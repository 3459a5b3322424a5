import { fakeApi, renderPage, testClassRow, testProfileRow } from '@agile-languages/shared/test';
import { beforeEach, vi } from 'vitest';
import page from './class.page.tsx';

export const classCall = {
  path: 'calle/GetClassList',
  body: { kv: { startLimit: 0, limit: 1, fkClassId: '500013', fkDpLangId: '' } },
};

export const testClass = testClassRow({
  id: '500013',
  className: 'Test form class',
  classDescription: '<p>For testers.</p><ul><li>Ten hours</li></ul><script>alert(1)</script>',
  langName: 'Form',
  fkDpLangId: '1111117',
  start: '2026-11-30T18:30:00+03:00',
  pattern: '3 x 2 h, Mon+Wed 18:30',
});

export const testOthers = ['500014', '500015', '500016', '500017'].map((id) =>
  testClassRow({ id, className: `Other ${id}`, langName: 'Form' }),
);

export function classPageForEachTest() {
  beforeEach(() => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: 'Europe/Berlin',
    });
  });
}

export const answering = (row = testClass) =>
  fakeApi({
    'calle/GetClassList': (body) =>
      (body as typeof classCall.body).kv.fkClassId ? { rows: [row] } : { rows: [row, ...testOthers] },
    'calle/GetProfileList': { rows: [testProfileRow({ fullname: 'Test Trainer', shortBio: 'Test biography.' })] },
  });

export const show = (id = '500013', initialData?: Readonly<Record<string, unknown>>, search = '') =>
  renderPage(page, { path: `/class/${id}${search}`, pattern: '/class/:id', initialData });
