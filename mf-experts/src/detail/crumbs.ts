import { siteConfig } from '@agile-languages/shared/platform';

/** The way to a page as search engines read it. */
export const crumbs = (...places: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteConfig().origin + path,
  })),
});
