/** The assessment bank: 153 criteria of six Languages, with what each one means. The meter and the glossary read it. */
export { criteriaText } from './criteria-text.ts';
export { type CriteriaGroup, type Criterion, readCriteria } from './read-criteria.ts';
