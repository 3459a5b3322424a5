import { languages } from '@agile-languages/shared/languages';

/** Pages that are composed in full: they read without scripts. */
export const publicPages = [
  '/',
  '/languages',
  ...languages.map(({ id }) => `/languages/${id}`),
  '/dpac',
  '/certificate',
  '/certificate-registry',
  '/for-companies',
  '/for-startups',
  '/my-needs',
  '/experts',
  '/profiles',
  '/handbook-profile',
  '/single-profile/900001',
  '/samples',
  '/samples/1111111',
  '/sample/700001',
  '/upcoming-classes',
  '/simulation',
  '/handbook',
  '/terms-condition',
  '/guide',
  '/faq',
] as const;

/** One address of each pattern that is served as a frame and gets its content in the browser. */
export const framedPages = [
  '/class/500001',
  '/login',
  '/login/500017',
  '/register/500017',
  '/auth/demo-activation-key',
] as const;

/** Every route of the specification's table, with one address for each pattern. */
export const allPages = [...publicPages, ...framedPages];
