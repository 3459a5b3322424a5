/** Sections that areas contribute to the home page, in their order, and the number of each in the margin. Classes are a strip without one. */
export const sectionsBeforeStatistics = [
  { area: 'catalog', name: 'languages', number: '2' },
  { area: 'enrolment', name: 'next-classes', number: '' },
  { area: 'catalog', name: 'framework', number: '3' },
  { area: 'catalog', name: 'capability', number: '4' },
] as const;

export const sectionsAfterStatistics = [
  { area: 'catalog', name: 'zones', number: '6' },
  { area: 'assessment', name: 'report', number: '7' },
  { area: 'assessment', name: 'meter', number: '8' },
  { area: 'catalog', name: 'faq', number: '9' },
  { area: 'experts', name: 'partners', number: '10' },
] as const;

export const homeSections = [...sectionsBeforeStatistics, ...sectionsAfterStatistics];
