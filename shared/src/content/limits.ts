/** Limits and lengths that the specification states (sections 8 and 9). Times in milliseconds. */

/** Rows on one page of experts, samples and classes. */
export const pageSize = 10;
/** Samples shown on one expert's page. */
export const samplesOnProfile = 4;
/** Row limit of the class call on the login screen. */
export const loginClassLimit = 1;
/** How long 'Resend pass code' is locked, counted from the click. */
export const resendLock = 15_000;
/** How long the contact toast is visible. */
export const toastDuration = 2000;
/** Time between two steps of a carousel. */
export const carouselInterval = 2500;
/** Slides of a carousel, above and at or below `breakpoints.carousel`. */
export const slidesPerView = { wide: 4, narrow: 2 } as const;
/** CSS pixels. Below `menu` the header collapses; `carousel` itself still counts as narrow. */
export const breakpoints = { menu: 1100, small: 600, carousel: 768 } as const;
/** What the order summary shows for tax. */
export const tax = 'Free';
/** Seats in one order. */
export const quantity = 1;
