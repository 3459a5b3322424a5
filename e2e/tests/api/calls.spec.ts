import { expect, test } from '../../src/test.ts';

const list = (startLimit: number, limit: number, fkClassId: string, fkDpLangId: string) => ({
  'calle/GetClassList': { kv: { startLimit, limit, fkClassId, fkDpLangId } },
});
const samples = (limit: number, fkLangId: string, id: string, fkUserId: string) => ({
  'calle/GetSampleList': { kv: { startLimit: 0, limit, fkLangId, id, fkUserId } },
});

const visits: Record<string, Record<string, object>> = {
  '/faq': { 'calle/GetFaqList': {} },
  '/': { 'calle/GetPartnerList': {} },
  '/profiles?limit=10&endLimit=20': { 'calle/GetProfileList': { kv: { fkUserId: '', limit: 10, startLimit: 10 } } },
  '/profiles?fkProfileId=900003': { 'calle/GetProfileList': { kv: { fkUserId: '900003', limit: 10, startLimit: 0 } } },
  '/samples/1111111': samples(10, '1111111', '', ''),
  '/sample/700001': samples(1, '', '700001', ''),
  '/single-profile/900001': samples(4, '', '', '900001'),
  '/upcoming-classes?fkDpLangId=1111118&limit=0': list(0, 10, '', '1111118'),
  '/class/500017': list(0, 1, '500017', ''),
  '/login/500017': list(0, 1, '500017', ''),
};

test('calls of the released site: POST, JSON, exactly the stated keys in every body', async ({ page }) => {
  const made: { path: string; text: string; method: string; type: string | undefined }[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api\/(call[es]\/\w+)$/.exec(request.url()) ?? [];
    if (path)
      made.push({
        path,
        text: request.postData() ?? '',
        method: request.method(),
        type: request.headers()['content-type'],
      });
  });

  for (const [address, expected] of Object.entries(visits)) {
    made.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    for (const [path, body] of Object.entries(expected)) {
      const find = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return made.find((call) => call.path === path)?.text ?? 'null';
      };
      await expect.poll(async () => JSON.parse(await find()), address).toEqual(body);
    }
    expect
      .soft(new Set(made.map(({ method, type }) => `${method} ${type}`)), address)
      .toEqual(new Set(['POST application/json']));
  }
});
