import { expect, test, vi } from 'vitest';
import { logoAddress as onPartnerPage } from './logo-address.embed.ts';
import { logoAddress } from './logo-address.ts';

vi.mock('@agile-languages/shared/embed', () => ({ embedFileBase: 'https://files.test/files' }));

test.each([
  ['path', '/files/test.svg', '/files/test.svg', 'https://files.test/files/test.svg'],
  ['whole address', 'https://pictures.test/1.svg', 'https://pictures.test/1.svg', 'https://pictures.test/1.svg'],
  ['empty', '', undefined, undefined],
  ['script', 'javascript:alert(1)', undefined, undefined],
])('logo address, %s: for the site and for a partner’s page', (_, stated, site, partner) => {
  expect(logoAddress(stated)).toBe(site);
  expect(onPartnerPage(stated)).toBe(partner);
});
