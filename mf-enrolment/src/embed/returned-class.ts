/** The class that a visitor has just enrolled in on the provider's site and come back from; read from the page's address. */
export const returnedClass = (): string | null => new URLSearchParams(location.search).get('agile-enrol');
