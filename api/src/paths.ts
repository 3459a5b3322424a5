/** Paths at and below which the API answers. */
export const apiPaths: readonly string[] = ['/api', '/files', '/app', '/outbox', '/desk/api'];

/**
 * Whether the API answers this request rather than the site.
 *
 * @param url Path with or without query, as in `request.url`.
 */
export function isApiPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return apiPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
