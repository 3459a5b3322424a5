const form = /^[\w-]{22}$/;

/** The code in a message of the provider's window. `''` when there is none. */
export const codeOfMessage = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'agile-enrol' && 'code' in data
    ? codeIn(data.code)
    : '';

/** The code in the query of an address. `''` when there is none. */
export const codeOfSearch = (search: string): string => codeIn(new URLSearchParams(search).get('agile-code'));

const codeIn = (value: unknown) => (typeof value === 'string' && form.test(value) ? value : '');

/** A query without its code; everything else stays as it is written. */
export const withoutCode = (search: string): string =>
  search.replaceAll(/([?&])agile-code=[^&]*(&|$)/g, (_, before, after) => (after ? before : ''));
