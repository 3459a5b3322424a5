import { expect, test, vi } from 'vitest';
import { describeSite, reportFailure } from './change-site.ts';

const testSite = { prerendered: {}, reused: [], removed: [], kept: [] };

test('several pages: how many for which reason, and how many reused', () => {
  const site = {
    ...testSite,
    prerendered: { '/': 'catalog changed', '/faq': 'data changed', '/guide': 'data changed' } as const,
    reused: ['/experts'],
  };

  expect(describeSite(site)).toBe('3 pages prerendered (2 data changed, 1 catalog changed), 1 reused');
});

test('one page: without a plural', () => {
  expect(describeSite({ ...testSite, prerendered: { '/': 'shell changed' } })).toBe(
    '1 page prerendered (1 shell changed), 0 reused',
  );
});

test('no page prerendered: without reasons', () => {
  expect(describeSite({ ...testSite, reused: ['/'] })).toBe('0 pages prerendered, 1 reused');
});

test('nothing to activate: all live already', () => {
  expect(describeSite(undefined)).toBe('all live already');
});

test.each([
  ['no answer', undefined, 'The API gave no answer'],
  ['status 400', 400, 'The API answered with an error'],
])('call that brings %s: told apart', (reason, status, fact) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failure = { message: `calle/GetFaqList: ${reason}`, ...(status && { status }) };

  reportFailure({ ...testSite, failure });

  expect(write).toHaveBeenCalledExactlyOnceWith(
    `${fact}, so pages keep the data that they had (calle/GetFaqList: ${reason}).\n`,
  );
  write.mockRestore();
});

test('pages gone, and pages that are kept: the first five of each, and what removes them', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

  reportFailure({ ...testSite, removed: ['/a'], kept: ['/1', '/2', '/3', '/4', '/5', '/6', '/7'] });

  expect(write.mock.calls.join('')).toBe(
    'Removed: /a\nKept although the API does not list them any more: /1, /2, /3, /4, /5 and 2 more. To remove them: npm run prerender -- --remove\n',
  );
  write.mockRestore();
});
