import { expect, test } from 'vitest';
import * as constants from './limits.ts';

test('limits and lengths as the specification states them', () => {
  expect({ ...constants }).toEqual({
    pageSize: 10,
    samplesOnProfile: 4,
    loginClassLimit: 1,
    resendLock: 15_000,
    toastDuration: 2000,
    carouselInterval: 2500,
    slidesPerView: { wide: 4, narrow: 2 },
    breakpoints: { menu: 1100, small: 600, carousel: 768 },
    tax: 'Free',
    quantity: 1,
  });
});
