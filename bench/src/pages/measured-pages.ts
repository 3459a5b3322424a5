export interface Control {
  /** A click on this selector changes `watched`. */
  button: string;
  watched: string;
}

export interface MeasuredPage {
  path: string;
  first: Control;
  below?: Control;
  next?: string;
}

/** The menu opens without code, but only code states so in `aria-expanded`. */
const menu = { button: 'button[popovertarget=menu]', watched: 'button[popovertarget=menu]' };
const pause = '[aria-roledescription=carousel] button';

export const measuredPages: readonly MeasuredPage[] = [
  {
    path: '/',
    first: menu,
    below: { button: 'main [role=tab][tabindex="-1"]', watched: 'main [role=tablist]' },
    next: '/my-needs',
  },
  { path: '/languages/1111117', first: menu, below: { button: pause, watched: pause }, next: '/my-needs' },
  {
    path: '/my-needs',
    first: menu,
    below: { button: 'main [role=switch]', watched: 'main table' },
    next: '/for-companies',
  },
  { path: '/upcoming-classes', first: menu, next: '/faq' },
];
