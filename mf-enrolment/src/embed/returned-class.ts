let wasReported = false;

/**
 * The class in which a visitor has just enrolled on the provider's site before coming back, from the page's address.
 * It is returned once for each time the page is loaded.
 */
export function returnedClass(): string | null {
  if (wasReported) return null;
  wasReported = true;
  return new URLSearchParams(location.search).get('agile-enrol');
}
