/** What the site teaches, as tables that pages, documents and the API read. */

// The nine Languages

export {
  type Language,
  type LanguageId,
  type LanguageKey,
  languageById,
  languageByName,
  languages,
  type Role,
  roles,
  shortCourses,
} from '../languages/index.ts';

// The assessment: zones, communication cases, criteria, and examples of levels

export {
  type CommunicationCase,
  caseTitle,
  communicationCases,
  highestLevel,
  mostOf,
  unevenSums,
  type Zone,
  zones,
} from '../cases/index.ts';
export { levelVectors } from '../cases/level-vectors.ts';
export { type CriteriaGroup, type Criterion, criteriaText, readCriteria } from '../criteria/index.ts';

// The glossary and the documents

export { type HandbookChapterId, handbookChapters, type TermsChapterId, termsChapters } from '../documents/index.ts';
export { type GlossaryEntry, glossary } from '../glossary/index.ts';
export { termId, textParts } from '../glossary/links.ts';

// The filled cards

export { type Specimen, type SpecimenKind, specimenKinds, specimens } from '../art/specimen-card/specimens.ts';

// Limits and lengths of the specification

export {
  loginClassLimit,
  pageSize,
  quantity,
  resendLock,
  samplesOnProfile,
  slidesPerView,
  tax,
  toastDuration,
} from '../constants/index.ts';
