const prefixes = ['/api', '/files', '/app', '/outbox', '/desk/api'];

/**
 * Whether the API answers this request rather than the site.
 *
 * @param url Path with or without query, as in `request.url`.
 */
export function isApiPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
