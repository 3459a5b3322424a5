import type { Page } from '@playwright/test';

export const oddNames = [
  'Łukasz Žižková-Ångström',
  'عبد الرحمن الخوارزمي',
  'x'.repeat(200),
  '<b onclick="alert(1)">Test</b> & <i>Name',
] as const;

const expertOf = (index: number, rowCount: number) => ({
  id: `${990_000 + index}`,
  rowCount: `${rowCount}`,
  fullname: oddNames[index] ?? `Test Expert ${index}`,
  userImage: 'missing.jpg',
  countryName: 'Test Country',
  company: 'Test Company',
  position: 'Test Position',
  shortBio: 'Test biography.',
  linkedinUrl: '',
  fbUrl: '',
  languages: ['Data Oriented Programming', 'User Story Management', 'Form'],
});

const sampleOf = (index: number, rowCount: number) => ({
  id: `${790_000 + index}`,
  rowCount: `${rowCount}`,
  className: oddNames[index] ?? `Test Sample ${index}`,
  classDescription: '<p>Test <em>words</em></p>',
  enrolmentDate: index === 1 ? 'TBA' : '20260315',
  langId: '1111117',
  langName: 'Form',
  relatedLogoUrl: '/files/marks/missing.svg',
  fkProjectId: '1',
  fkUserId: '900011',
});

export async function answerWith(page: Page, total: number): Promise<void> {
  for (const [call, rowOf] of [
    ['GetProfileList', expertOf],
    ['GetSampleList', sampleOf],
  ] as const)
    await page.route(`**/calle/${call}`, (route) => {
      const { startLimit, limit, fkUserId, id } = route.request().postDataJSON().kv;
      const start = limit === 1 ? Number(fkUserId || id) % 10_000 : startLimit;
      const length = Math.max(0, Math.min(limit, total - start));
      const rows = Array.from({ length }, (_, index) => rowOf(start + index, total));
      return route.fulfill({ json: { tbl: [{ r: rows }] } });
    });
}
