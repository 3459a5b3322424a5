import { UserError } from '@agile-languages/shared/errors';

/**
 * Where the document of a page is served: `/samples/a b/index.html`. Servers of files read addresses decoded.
 *
 * @param file of the page list, `samples/a%20b/index.html`
 * @throws {UserError} when a part of the address is no name of a file
 */
export function documentPath(file: string): string {
  const names = file.split('/').map((part) => decodeURIComponent(part));
  const odd = names.find((name) => /[/\\\0]/.test(name) || name.startsWith('.'));
  if (odd !== undefined)
    throw new UserError(`The page of ${file} cannot be exported: "${odd}" is no name of a file. Nothing was written.`);
  return `/${names.join('/')}`;
}
