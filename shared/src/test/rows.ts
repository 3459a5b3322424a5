import type { ClassRow, FaqRow, PartnerRow, ProfileRow, SampleRow } from '../api/index.ts';

/** A complete class with every optional field; `overrides` replaces single fields. */
export const testClassRow = (overrides: Partial<ClassRow> = {}): ClassRow => ({
  id: '500001',
  className: 'Test class',
  classDescription: '<p>Test description of a class.</p>',
  langName: 'Digital Product',
  fkDpLangId: '1111118',
  relatedLogoUrl: '/files/test-class.svg',
  createdDate: '20260315',
  price: '480',
  oldPrice: '520',
  currency: 'EUR',
  rating: 4.8,
  rowCount: '1',
  start: '2026-12-03T18:30:00+03:00',
  pattern: '10 x 3 h, Mon+Wed 18:30',
  timeZone: 'Europe/Istanbul',
  seatsTotal: 20,
  seatsLeft: 8,
  mode: 'Live online',
  trainerId: '700001',
  trainerName: 'Test Trainer',
  ...overrides,
});

/** A complete expert; `overrides` replaces single fields. */
export const testProfileRow = (overrides: Partial<ProfileRow> = {}): ProfileRow => ({
  id: '700001',
  fullname: 'Test Expert',
  userImage: 'test-expert.svg',
  countryName: 'Test Country',
  company: 'Test Company',
  position: 'Test Position',
  shortBio: 'Test biography of an expert.',
  linkedinUrl: 'https://linkedin.test/expert',
  fbUrl: '',
  rowCount: '1',
  languages: ['Form', 'Money'],
  ...overrides,
});

/** A complete sample; `overrides` replaces single fields. */
export const testSampleRow = (overrides: Partial<SampleRow> = {}): SampleRow => ({
  id: '800001',
  relatedLogoUrl: '/files/test-sample.svg',
  langName: 'Form',
  langId: '1111117',
  className: 'Test sample',
  classDescription: '<p>Test description of a sample.</p>',
  enrolmentDate: '20260315',
  rowCount: '1',
  fkProjectId: '900001',
  fkUserId: '700001',
  fullname: 'Test Expert',
  ...overrides,
});

/** A question with its answer; `overrides` replaces single fields. */
export const testFaqRow = (overrides: Partial<FaqRow> = {}): FaqRow => ({
  question: 'Test question?',
  answer: '<p>Test answer.</p>',
  group: 'Test group',
  ...overrides,
});

/** A partner; `overrides` replaces single fields. */
export const testPartnerRow = (overrides: Partial<PartnerRow> = {}): PartnerRow => ({
  imgUrl: '/files/test-partner.svg',
  partnerName: 'Test Partner',
  ...overrides,
});
