let isTold = false;

/**
 * The class that a visitor has just enrolled in on the provider's site and come back from, read from the page's address:
 * once for each time the page is loaded.
 */
export function returnedClass(): string | null {
  if (isTold) return null;
  isTold = true;
  return new URLSearchParams(location.search).get('agile-enrol');
}
