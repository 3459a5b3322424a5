import { becomeOwner, expect, test } from '../../src/empty-site-test.ts';

const markup = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&<!-- \${1} {{1}}`;
const backwards = 'שלום \u202E <b> 👩‍🚀 عبد الرحمن';

const texts = {
  markup: (longest: number) => markup.slice(0, longest),
  backwards: (longest: number) => backwards.slice(0, longest),
  long: (longest: number) => 'W'.repeat(longest),
  nothing: () => '',
} as const;
type Variant = keyof typeof texts;

const evil = '<script>alert(1)</script><style>main{display:none}</style><a href="javascript:alert(1)">Link</a>';

const values = {
  line: (variant: Variant) => texts[variant](200),
  requiredLine: (variant: Variant) => texts[variant](200) || 'x',
  topic: (variant: Variant) => texts[variant](60) || 'x',
  project: (variant: Variant) => texts[variant](60),
  text: (variant: Variant) => texts[variant](2000),
  requiredText: (variant: Variant) => texts[variant](5000) || 'x',
  card: (variant: Variant) =>
    variant === 'nothing' ? '' : `${texts[variant](60)}: ~old~ ^${texts[variant](200)}^\n! ${texts[variant](1000)}`,
  html: (variant: Variant) => `<p>${texts[variant](10_000) || 'x'}</p>${variant === 'markup' ? evil : ''}`,
  link: (variant: Variant) =>
    variant === 'nothing' ? '' : `https://example.com/${encodeURI(texts[variant](200)).slice(0, 400)}`,
  day: (variant: Variant) => (variant === 'long' ? '20261131'.slice(0, 6).concat('30') : ''),
  languages: (variant: Variant) => (variant === 'nothing' ? [] : ['1111117', '1111114', '1111115']),
  language: () => '1111117',
  picture: () => '',
} as const;

const fields = {
  questions: { question: 'requiredLine', topic: 'topic', answer: 'html' },
  experts: {
    ...{ fullname: 'requiredLine', position: 'requiredLine', company: 'line', countryName: 'line', photo: 'picture' },
    ...{ photoText: 'line', languages: 'languages', shortBio: 'text', linkedinUrl: 'link', fbUrl: 'link' },
  },
  partners: { name: 'requiredLine', logo: 'picture', link: 'link' },
  samples: {
    ...{ name: 'requiredLine', languageId: 'language', description: 'requiredText', enrolmentDate: 'day' },
    ...{ projectId: 'project', expertId: 'picture', card: 'card' },
  },
} as const satisfies Record<string, Record<string, keyof typeof values>>;

const listed = ['/', '/experts', '/profiles', '/samples', '/samples/1111117', '/faq', '/dpac', '/for-companies'];
const more = ['/upcoming-classes', '/languages', '/languages/1111117', '/my-needs'];

test('odd content in every field: each page that shows it reads, works and is not wider than the window', {
  tag: '@all',
}, async ({ page, emptySite: { url, trainer } }) => {
  await becomeOwner(page, trainer);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${url}/desk/api${path}`, { headers: { origin: url }, data });
    const body = await answer.json();
    expect(answer.status(), `${path}: ${body.err?.[0]?.val}`).toBe(200);
    return body;
  };
  const pages = [...listed, ...more];

  for (const variant of Object.keys(texts) as Variant[]) {
    let expertId = '';
    for (const [kind, table] of Object.entries(fields)) {
      const filled = Object.entries(table).map(([name, value]) => [name, values[value](variant)] as const);
      const data = { ...Object.fromEntries(filled), ...(kind === 'samples' && { expertId }) };
      const record = await post(`/${kind}`, { data });
      expect(Object.keys(record.data).toSorted()).toEqual(Object.keys(table).toSorted());
      await post(`/${kind}/${record.id}/publish`, { version: record.version });
      if (kind === 'experts') {
        expertId = record.id;
        pages.push(`/single-profile/${record.id}`);
      }
      if (kind === 'samples') pages.push(`/sample/${record.id}`);
    }
    const common = { languageId: '1111117', start: '2090-01-03T18:30', timeZone: 'Europe/Vienna', mode: 'Live online' };
    const numbers = { pattern: '2 x 3 h, Tue 18:30', seats: '2', price: '480', oldPrice: '', currency: 'EUR' };
    const words = { name: values.requiredLine(variant), description: values.html(variant), trainerId: expertId };
    const { id } = await post('/classes', { data: { ...common, ...numbers, ...words } });
    await post(`/classes/${id}/publish`, { version: 1 });
    pages.push(`/class/${id}`, `/login/${id}`);
  }
  const tooLong = { data: { fullname: 'x'.repeat(10_000) } };
  const refused = await page.request.post(`${url}/desk/api/experts`, {
    headers: { origin: url },
    data: tooLong,
  });
  expect([refused.status(), (await refused.json()).err[0].val]).toEqual([422, 'Name is longer than 200 characters.']);

  const sitemap = async () => (await page.request.get('/sitemap.xml')).text();
  const own = pages.filter((path) => /^\/(single-profile|sample|class)\//.test(path));
  await expect
    .poll(async () => [await sitemap()].flatMap((text) => own.filter((path) => !text.includes(`${path}<`))), {
      timeout: 60_000,
    })
    .toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    for (const [, json = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
      expect.soft(() => JSON.parse(json), path).not.toThrow();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(320);
    expect.soft(await page.locator('main :is([onerror], a[href^="javascript:"])').count(), path).toBe(0);
  }
  expect(dialogs).toEqual([]);
});
