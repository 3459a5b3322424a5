import { expect, test } from 'vitest';
import { svg } from '../testing/test-pictures.ts';
import { makePicture } from './make-picture.ts';

const levels = (count: number, again: (id: string) => string) =>
  Array.from({ length: count }, (_, at) => `<g id="l${at + 1}">${again(`l${at}`).repeat(10)}</g>`).join('');
const part = '<path id="l0" d="M0 0h9v9z"/>';
const eight = (again: (id: string) => string) => part + levels(8, again);
const use = (id: string) => `<use href="#${id}"/>`;

test.each([
  ['uses', eight(use)],
  ['uses with a prefix and other quotation marks', eight((id) => `<use xlink:href = '#${id}'/>`)],
  ['masks', eight((id) => `<path mask="url(#${id})" d="M0 0h9v9z"/>`)],
  ['uses in other signs', eight((id) => `<use href="#${id.replace('l', '&#x6c;')}"/>`)],
  ['masks in other signs', eight((id) => `<path mask="URL&#40;#${id})" d="M0 0h9v9z"/>`)],
  ['masks with escapes', eight((id) => `<path style="mask:u\\72 l(#${id})" d="M0 0h9v9z"/>`)],
  [
    'masks of a style sheet',
    eight((id) => `<style>/**/.m${id}{mask:url('#${id}')}</style><path class="m${id}" d="M0 0"/>`),
  ],
  ['uses in parts that seem to have another id', eight(use).replaceAll(' id=', ` data-a=" id='x'" id=`)],
])('drawing of eight levels of ten %s: refused before it is drawn', async (_, content) => {
  const before = process.cpuUsage();
  await expect(makePicture(svg(content), 'logo')).rejects.toThrow('written out, it is larger than 4 MB');
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(0.5);
});

test.each([
  ['that repeats a symbol a thousand times', part + levels(3, (id) => `<use href="#${id}"/>`)],
  ['that refers to itself', '<g id="a"><use href="#b"/><path d="M0 0h9v9z"/></g><g id="b"><use href="#a"/></g>'],
  [
    'with style sheets that cut out many parts, as Illustrator has them',
    `<style>.a,.b{fill:red}.b{clip-path:url(#c)}.d{clip-path:url(#e)}</style><clipPath id="c">${'<path class="a" d="M0 0h9v9z"/>'.repeat(20)}</clipPath><clipPath id="e"><path class="b" d="M0 0h9v9z"/></clipPath>${'<path class="d" d="M0 0h9v9z"/>'.repeat(400)}`,
  ],
  [
    'with a large gradient in each of its parts',
    `<linearGradient id="a">${'<stop offset="0.5" stop-color="#123456"/>'.repeat(200)}</linearGradient>${'<path fill="url(#a)" d="M0 0h9v9z"/>'.repeat(600)}`,
  ],
])('drawing %s: taken', async (_, content) => {
  expect((await makePicture(svg(content), 'logo')).files.length).toBeGreaterThan(0);
});
