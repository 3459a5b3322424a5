import { session } from '@agile-languages/shared/platform';
import { renderPage, testClassRow } from '@agile-languages/shared/test';
import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import page from './login.page.tsx';

export const testMember = { username: 'member@brand.test', pwd: 'test pass 1' };

export const loginBody = { kv: { ...testMember, domain: 'sa' } };

export const enrolBody = { kv: { cookie: 'test-token', apiId: 'GetEnrolledClassInfo', fkClassId: '500013' } };

export const orderBody = { kv: { startLimit: 0, limit: 1, fkClassId: '500013', fkDpLangId: '' } };

export const testOrder = testClassRow({
  id: '500013',
  langName: 'Form',
  fkDpLangId: '1111117',
  price: '480',
  currency: 'EUR',
});

export const assign = vi.fn<(address: string | URL) => void>();

export function loginForEachTest() {
  beforeEach(() => {
    session.signOut();
    assign.mockReset();
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
  });
}

export const show = (path: string) =>
  renderPage(page, { path, pattern: /^\/login\/./.test(path) ? '/login/:id' : '/login' });

export const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });

export const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');

export const password = () => screen.getByLabelText<HTMLInputElement>('Password');

export async function logIn(user: ReturnType<typeof show>['user']) {
  await user.type(email(), testMember.username);
  await user.type(password(), testMember.pwd);
  await user.click(apply());
}
