/** A page, something on it that code makes work, and where to go next from it. */
export interface MeasuredPage {
  path: string;
  /** What is clicked until `watched` looks different. */
  control?: { button: string; watched: string };
  /** Path of a link to a page of another area. */
  next?: string;
}

const menu = { button: 'button[aria-controls=menu]', watched: 'button[aria-controls=menu]' };
const tab = 'main [role=tab][tabindex="-1"]';

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', control: { button: tab, watched: 'main [role=tablist]' }, next: '/my-needs' },
  { path: '/languages/1111117', control: menu, next: '/my-needs' },
  { path: '/my-needs', control: { button: 'main [role=switch]', watched: 'main table' }, next: '/for-companies' },
];
