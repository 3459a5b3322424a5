/** Sections that areas contribute to the home page, and the number that each bears in the margin. */
export const homeSections = [{ area: 'catalog', name: 'languages', number: '2' }] as const;
