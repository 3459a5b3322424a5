/**
 * The way to a page as a `BreadcrumbList`, the page itself last.
 *
 * @param origin scheme and host of the site, `https://example.com`
 */
export const breadcrumbs = (origin: string, ...pages: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
