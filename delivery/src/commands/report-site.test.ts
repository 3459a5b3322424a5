import { ApiError } from '@agile-languages/shared/api';
import { expect, test, vi } from 'vitest';
import { describeSite, reportFailure } from './report-site.ts';

test('several pages: how many for which reason, and how many reused', () => {
  const site = {
    prerendered: { '/': 'catalog changed', '/faq': 'data changed', '/guide': 'data changed' } as const,
    reused: ['/experts'],
  };

  expect(describeSite(site)).toBe('3 pages prerendered (2 data changed, 1 catalog changed), 1 reused');
});

test('one page: without a plural', () => {
  expect(describeSite({ prerendered: { '/': 'shell changed' }, reused: [] })).toBe(
    '1 page prerendered (1 shell changed), 0 reused',
  );
});

test('no page prerendered: without reasons', () => {
  expect(describeSite({ prerendered: {}, reused: ['/'] })).toBe('0 pages prerendered, 1 reused');
});

test('nothing to activate: all live already', () => {
  expect(describeSite(undefined)).toBe('all live already');
});

test.each([
  ['no answer', undefined, 'The API gave no answer'],
  ['status 400', 400, 'The API answered with an error'],
])('call that brings %s: told apart', (reason, status, fact) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failure = new ApiError('calle/GetFaqList', reason, { status });

  reportFailure({ prerendered: {}, reused: [], failure });

  expect(write).toHaveBeenCalledExactlyOnceWith(
    `${fact}, so pages are prerendered without its data (calle/GetFaqList: ${reason}).\n`,
  );
  write.mockRestore();
});
