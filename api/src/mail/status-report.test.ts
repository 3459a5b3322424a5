import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { testReports } from '../testing/test-reports.ts';
import { readStatusReport } from './status-report.ts';

const mail = { id: newId(), recipient: 'member@example.com' };
const read = (text: string) => readStatusReport(new TextEncoder().encode(text));
const { Postfix: postfix } = testReports;

test.each([
  ['Postfix', 'mx.example.org, 550 5.1.1 No such user (in reply to RCPT TO command)'],
  ['Exim', 'mx.example.org, 550 5.1.1 No such user'],
  [
    'Exchange',
    'MW4PR00MB.namprd00.prod.outlook.com, 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by',
  ],
  [
    'Gmail',
    'gmail-smtp-in.l.google.com., 550-5.1.1 The email account that you tried to reach does not exist. 550 5.1.1',
  ],
] as const)('report of %s: names the mail, its address and what was said', async (server, said) => {
  const { mailId, recipients = [] } = (await read(testReports[server](mail))) ?? {};
  expect(mailId).toBe(mail.id);
  expect(recipients).toEqual([
    { addresses: expect.arrayContaining([mail.recipient]), action: 'failed', said: expect.stringContaining(said) },
  ]);
});

test('report on a mail that was forwarded: both addresses', async () => {
  const forwarded = postfix(mail).replace('Final-Recipient: rfc822; member@', 'Final-Recipient: rfc822; moved@');
  const { recipients = [] } = (await read(forwarded)) ?? {};
  expect(recipients).toMatchObject([{ addresses: [mail.recipient, 'moved@example.com'] }]);
});

test('report on an address with letters outside of ASCII: as it is and as ASCII has it', async () => {
  const global = postfix(mail)
    .replace('message/delivery-status', 'message/global-delivery-status')
    .replace(/Final-Recipient: .*/, 'Final-Recipient: utf-8; jörg@example.com')
    .replace(/Original-Recipient: .*/, 'Original-Recipient: utf-8; j\\x{F6}rg@example.com');
  const { recipients = [] } = (await read(global)) ?? {};
  expect(recipients).toMatchObject([{ addresses: ['jörg@example.com', 'jörg@example.com'] }]);
});

test('what the server said: one short line without signs that are not seen', async () => {
  const odd = postfix(mail).replaceAll('No such user', `No\u202e\u0007 such  ${'user '.repeat(200)}`);
  const said = (await read(odd))?.recipients[0]?.said ?? '';
  expect(said).toMatch(/^mx\.example\.org, 550 5\.1\.1 No such user user/);
  expect(said.length).toBeLessThanOrEqual(200);
});

test.each([
  ['nothing', ''],
  ['an answer of somebody', 'Subject: Re: Your seat\r\n\r\nThank you!\r\n'],
  ['a report in a mail that forwards it', `Content-Type: message/rfc822\r\n\r\n${postfix(mail)}`],
  ['one that is no multipart/report', postfix(mail).replace('multipart/report', 'multipart/mixed')],
  ['one of another kind', postfix(mail).replace('message/delivery-status', 'message/disposition-notification')],
  ['bytes', String.fromCharCode(...Array.from({ length: 256 }, (_, code) => code)).repeat(100)],
  ['parts in parts without end', nested(1000)],
])('no report: %s', async (_what, text) => expect(await read(text)).toBeUndefined());

function nested(depth: number): string {
  const levels = Array.from({ length: depth }, (_, level) => `Content-Type: multipart/report; boundary=b${level}\r\n`);
  return levels.map((type, level) => `${level > 0 ? `\r\n--b${level - 1}\r\n` : ''}${type}\r\n`).join('');
}

test('report that names no mail of ours: of an alert, of somebody else, of none', async () => {
  for (const id of ['alert-7', 'CAF+x', '']) {
    const { mailId } = (await read(testReports.Exim({ ...mail, id }))) ?? {};
    expect([id, mailId]).toEqual([id, '']);
  }
});
