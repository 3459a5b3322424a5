import { expect, test } from 'vitest';
import { paths } from './index.ts';

test('pages without parameters: their path', () => {
  expect([paths.home, paths.faq, paths.classes]).toEqual(['/', '/faq', '/upcoming-classes']);
});

test('pages with an id: the id in its place', () => {
  expect(paths.class('500017')).toBe('/class/500017');
  expect(paths.languageSamples('1111117')).toBe('/samples/1111117');
});

test('id with signs of an address: encoded', () => {
  expect(paths.class('a/b?c#d')).toBe('/class/a%2Fb%3Fc%23d');
  expect(paths.sample('ş 1')).toBe('/sample/%C5%9F%201');
  expect(paths.languageClasses('1&limit=10')).toBe('/upcoming-classes?fkDpLangId=1%26limit%3D10');
});

test('parts of a page: behind the number sign', () => {
  expect(paths.term('money-revenue-stopper')).toBe('/guide#term-money-revenue-stopper');
  expect(paths.meterResult('3.1a')).toBe('/#meter=3.1a');
  expect(paths.meterOf('1111116')).toBe('/#meter=1111116');
});
