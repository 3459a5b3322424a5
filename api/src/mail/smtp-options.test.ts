import { expect, test } from 'vitest';
import { smtpOptions } from './smtp-options.ts';

test('a mail server elsewhere has to speak TLS, one on this machine need not', () => {
  expect(smtpOptions('smtp://mail.example')).toMatchObject({ port: 587, secure: false, requireTLS: true });
  expect(smtpOptions('smtps://mail.example')).toMatchObject({ port: 465, secure: true });
  expect(smtpOptions('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requireTLS: false, ignoreTLS: true });
});

test('user and password of the address are decoded; mails read no files and no addresses', () => {
  expect(smtpOptions('smtp://test%40user:p%2Fw@mail.example')).toMatchObject({
    auth: { user: 'test@user', pass: 'p/w' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  expect(smtpOptions('smtp://mail.example')).not.toHaveProperty('auth');
});
