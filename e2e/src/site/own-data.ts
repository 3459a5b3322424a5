import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { callPaths } from '@agile-languages/shared/api';
import { pinnedNode } from '@agile-languages/shared/build/checkout';
import type { APIRequestContext } from '@playwright/test';
import { delivery } from '../places.ts';
import { run } from '../run.ts';
import { siteEnv } from './start-site.ts';

const owner = { email: 'trainer@example.com', password: 'trainer123', code: '' };

export async function signInToDesk(site: string): Promise<string> {
  const headers = { origin: site, 'content-type': 'application/json' };
  const answer = await fetch(`${site}/desk/api/sign-in`, { method: 'POST', headers, body: JSON.stringify(owner) });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`The trainer could not sign in: ${answer.status} ${await answer.text()}`);
  return cookie.replace(/;.*/, '');
}

/** @param cookie of a sign-in; calls that change ways to sign in want one of the last minutes */
export async function askDesk(
  path: string,
  data: object,
  cookie: string = process.env.E2E_DESK ?? '',
): Promise<{ id: string; version: number }> {
  const { E2E_SITE: site = '' } = process.env;
  const headers = { origin: site, cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${site}/desk/api${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text || '{}');
}

/**
 * On a page of the list that no test reads, and of Data Oriented Programming: tests that count classes take another
 * Language. @returns its id
 */
export async function createClass(changes: Partial<typeof testClass> = {}): Promise<string> {
  const { id, version } = await askDesk('/classes', { data: { ...testClass, ...changes } });
  await askDesk(`/classes/${id}/publish`, { version });
  return id;
}

export async function seatsOf(request: APIRequestContext, fkClassId: string): Promise<number> {
  const kv = { startLimit: 0, limit: 1, fkClassId, fkDpLangId: '' };
  const answer = await request.post('/api/calle/GetClassList', { data: { kv } });
  return (await answer.json()).tbl[0].r[0].seatsLeft;
}

const testClass = {
  name: 'Test class',
  languageId: '1111114',
  start: '2099-01-12T18:30',
  timeZone: 'Europe/Vienna',
  pattern: '5 x 2 h, Mon+Wed 18:30',
  mode: 'Live online',
  trainerId: '',
  seats: '10',
  price: '480',
  oldPrice: '',
  currency: 'EUR',
  description: '<p>A class of one test.</p>',
};

export async function invite(request: APIRequestContext, classId: string): Promise<Invitation> {
  const email = `${randomUUID()}@example.com`;
  await askDesk('/invitations', { data: { email, fullname: 'Test Newcomer', classId } });
  const outbox = await (await request.get('/outbox')).text();
  const mail = outbox.split('<article').find((article) => article.includes(`<dd>${email}</dd>`)) ?? '';
  const [, passCode = ''] = /Pass code: (\d{6})/.exec(mail) ?? [];
  const [link = ''] = /http\S+\/auth\/[\w-]+/.exec(mail) ?? [];
  return { email, link, passCode };
}

export const keyOf = (link: string) => link.split('/').at(-1) ?? '';

interface Invitation {
  email: string;
  link: string;
  passCode: string;
}

export interface OwnMember {
  email: string;
  password: string;
}

export async function createMember(request: APIRequestContext): Promise<OwnMember> {
  const password = 'test-password-1';
  const { email, link, passCode } = await invite(request, await createClass());
  await call(request, callPaths.passreg, {
    activationKey: keyOf(link),
    apiId: 'reg',
    passCode,
    password,
    repassword: password,
  });
  return { email, password };
}

export async function enrol(
  request: APIRequestContext,
  { email, password }: OwnMember,
  fkClassId: string,
): Promise<void> {
  const { kv } = await call(request, callPaths.login, { username: email, pwd: password, domain: 'sa' });
  await call(request, callPaths.enroll, { cookie: kv.token, apiId: 'GetEnrolledClassInfo', fkClassId });
}

async function call(request: APIRequestContext, path: string, kv: object) {
  const answer = await (await request.post(`/api/${path}`, { data: { kv } })).json();
  if (answer.err.length > 0) throw new Error(`${path} was refused: ${answer.err[0].val}`);
  return answer;
}

async function trainer(...args: string[]): Promise<string> {
  const { E2E_SITE: site = '', E2E_FOLDER: folder = '' } = process.env;
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };
  const { code, output } = await run(pinnedNode, [delivery, 'trainer', ...args], {
    env: siteEnv(folders, site),
  });
  if (code !== 0) throw new Error(output);
  return output;
}

export async function createPartner(origin: string): Promise<string> {
  const answer = await trainer('add-partner', '--name', 'Test Partner', '--origin', origin);
  return /pk_\w+/.exec(answer)?.[0] ?? '';
}
