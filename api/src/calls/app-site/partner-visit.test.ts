import { expect, test } from 'vitest';
import { defaultSiteOrigin } from '../../options.ts';
import { insertPartner } from '../../resources/key/accounts.ts';
import { partnerReport } from '../../resources/key/report.ts';
import { insertKey } from '../../resources/key/table.ts';
import { testLogin } from '../../testing/test-calls.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { askPath, fromOwnPage, testRequest } from '../../testing/test-forms.ts';
import { createMemberPages } from '../../testing/test-member-pages.ts';

const { username, pwd } = testLogin;
const ofPartner = 'https://partner.example';
const fromForm = { ...fromOwnPage, origin: defaultSiteOrigin };

async function createVisitor(options: Parameters<typeof createMemberPages>[0] = {}) {
  const pages = await createMemberPages(options);
  const { clock, cookies, db } = pages;
  const partnerId = await insertPartner(db, 'Test Partner', clock.read());
  const key = await insertKey(db, { partnerId, name: '', isTest: false, origins: [ofPartner] }, clock.read());
  const come = (visit: Record<string, string>) =>
    cookies.set('visit', encodeURIComponent(new URLSearchParams({ partner: key, ...visit }).toString()));
  const report = () => partnerReport(db, partnerId, clock.read().toISOString().slice(0, 7));
  return { ...pages, come, key, partnerId, report };
}

onEachEngine((engine) => {
  test('visitor of a partner without scripts: a request and an enrolment count as with scripts', async () => {
    const { come, report, submit } = await createVisitor({ engine });
    const visit = { campaign: 'spring', fields: 'plan=gold', page: '/kurse', origin: ofPartner };
    come(visit);

    expect((await submit(askPath, testRequest, fromForm)).statusCode).toBe(303);
    await submit('/app/member/login/500001', { username, pwd });
    await submit('/app/member/class/500001', { do: 'apply' });

    expect(await report()).toMatchObject([{ ...visit, isForeign: false, requests: 1, unconfirmed: 1, enrolments: 1 }]);
  });
});

test('visitor of a page that is not registered, without scripts: a line of its own', async () => {
  const { come, report, submit } = await createVisitor();
  come({ origin: 'https://rival.example' });

  await submit(askPath, testRequest, fromForm);
  expect(await report()).toMatchObject([{ origin: 'https://rival.example', isForeign: true, requests: 1 }]);
});

test.each([
  ['a form that does not say where it comes from', {}, fromOwnPage],
  ['another key', { partner: 'pk_live_unknown' }, fromForm],
])('request without scripts, %s: taken, and counted for nobody', async (_, visit, headers) => {
  const { come, db, report, submit } = await createVisitor();
  come(visit);

  expect((await submit(askPath, testRequest, headers)).statusCode).toBe(303);
  expect(await report()).toEqual([]);
  expect(await db.selectFrom('messages').select('partnerKey').execute()).toEqual([{ partnerKey: '' }]);
});

test.each([
  ['campaign', 'two words'],
  ['fields', 'x'.repeat(900)],
  ['page', 'kurse'],
  ['origin', 'javascript:alert(1)'],
])('cookie that somebody has changed, %s: what is wrong is left out', async (name, wrong) => {
  const { come, report, submit } = await createVisitor();
  come({ [name]: wrong });

  await submit(askPath, testRequest, fromForm);
  expect(await report()).toMatchObject([{ campaign: '', fields: '', page: '', origin: '', requests: 1 }]);
});
