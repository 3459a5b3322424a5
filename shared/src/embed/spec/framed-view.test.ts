import { expect, test } from 'vitest';
import { framedView } from './framed-view.ts';

test.each([
  ['/', '/embed/frame/assessment.html?view=meter'],
  ['/my-needs', '/embed/frame/assessment.html?view=needs'],
  ['/upcoming-classes', '/embed/frame/enrolment.html?limit=3'],
  ['/class/500012', '/embed/frame/enrolment.html?class-id=500012'],
  ['/class/', undefined],
  ['/class/1"&x=', undefined],
  ['/faq', undefined],
  ['/constructor', undefined],
  ['constructor', undefined],
])('framed view of %s: %s', (path, framed) => {
  expect(framedView(path)?.path).toBe(framed);
});
