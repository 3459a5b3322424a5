const apiPaths: readonly string[] = ['/api', '/files', '/app', '/outbox', '/desk/api', '/partner/api'];

export function isApiPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return apiPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
