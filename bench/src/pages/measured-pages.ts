/** Something that only code makes work. */
export interface Control {
  /** Selector of what is clicked until `watched` looks different. */
  button: string;
  watched: string;
}

/** A page, what on it code makes work, and where to go next from it. */
export interface MeasuredPage {
  path: string;
  /** In the first view of a phone. */
  first: Control;
  /** Further down. */
  below?: Control;
  /** Path of a link to a page of another area. */
  next?: string;
}

/** The menu opens without code, but only code states in `aria-expanded` that it is open. */
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
