import { expect, test } from 'vitest';
import { hostileCells } from '../testing/hostile-cells.ts';
import { fillMail } from './fill-mail.ts';
import type { MailValues } from './mail-fields.ts';
import { mailIds, mailTexts } from './mail-texts.ts';

const values = [...hostileCells, 'a\r\nBcc: x@evil.example', '<img src="x" onerror="x()">', '[a](javascript:x())'];
const written = ['p', 'br', 'a', 'blockquote'];

test.each(mailIds)('mail %s, its fields with what a spreadsheet or a browser would run: it stays text', (id) => {
  const { fields, needs, ...mail } = mailTexts[id];
  for (const value of values) {
    const given: MailValues = Object.fromEntries(fields.map((name) => [name, value]));
    const { subject, html } = fillMail(mail, given, needs);

    expect(subject).not.toMatch(/[\r\n\t]/);
    const elements = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, name = '']) => name);
    expect(elements.filter((name) => !written.includes(name))).toEqual([]);
    for (const [, attributes = ''] of html.matchAll(/<\w+([^>]*)>/g))
      expect(attributes).toMatch(/^(?: href="(?:https?:\/\/[^"]*)?")?$/);
  }
});
