export { isAt, siteTexts } from './all-site-texts.ts';
export {
  type CommunicationCase,
  caseTitle,
  communicationCases,
  highestLevel,
  levelVectors,
  mostOf,
  unevenSums,
  type Zone,
  zones,
} from './cases.ts';
export { type HandbookChapterId, handbookChapters, type TermsChapterId, termsChapters } from './chapters.ts';
export { criteriaText } from './criteria-text.ts';
export { type GlossaryEntry, glossary } from './glossary.ts';
export { termId, textParts } from './glossary-links.ts';
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
} from './languages.ts';
export {
  loginClassLimit,
  pageSize,
  quantity,
  resendLock,
  samplesOnProfile,
  slidesPerView,
  tax,
  toastDuration,
} from './limits.ts';
export { type CriteriaGroup, type Criterion, readCriteria } from './read-criteria.ts';
export { accuracyTexts, documentTexts, homeTexts, type SiteText, type TextPlace } from './site-texts.ts';
export { type Specimen, type SpecimenKind, specimenKinds, specimens } from './specimens.ts';
