/**
 * Address of each page that another page, a mail, a feed or a partner's site links to, as a path of the site.
 * Ids are passed as they are and encoded here. Put the site's origin in front where a whole URL is needed.
 */

export const home = '/';
/** The contact form of the home page; on every other page it opens as a dialog. */
export const contact = '/#contact';
/** The Agile Communication Level Meter on the home page. */
export const meter = '/#meter';
/** The meter with a result. @param code the topics that are switched off, as the meter writes them. */
export const meterResult = (code: string): string => `${meter}=${code}`;

/** The meter in the case in which a Language weighs most. @param id of the Language. */
export const meterOf = (id: string): string => `${meter}=${encodeURIComponent(id)}`;

/** The meter with what Card Lab proposes. @param code as of a result. */
export const meterProposal = (code: string): string => `${meterResult(code)}&lab`;
/** Card Lab, which reads a visitor's own text. */
export const lab = '/lab';
/** Card Lab with a text. It stays in the browser: what is behind `#` is not sent. */
export const labWith = (text: string): string => `${lab}#text=${encodeURIComponent(text)}`;
/** The rules of Card Lab, and how often each is right. */
export const labRules = '/lab/rules';
/** The hand-over table, on which two people compare what was meant and what was understood. */
export const handOver = '/hand-over';
/** The meter for a group: a big screen, and a phone for each. */
export const table = '/table';
/** The same with a case. @param number of the case, 1 to 8. */
export const tableOf = (number: number | string): string => `${table}#case=${number}`;
/** Nine bad cards, and where to start. */
export const quickCheck = '/quick-check';

/** The imprint, and what happens to personal data. */
export const imprint = '/imprint';

export const languages = '/languages';
/** @param id of the Language, `1111117`. */
export const language = (id: string): string => `/languages/${encodeURIComponent(id)}`;
/** The certificate programme. */
export const programme = '/dpac';
export const certificate = '/certificate';
export const certificateRegistry = '/certificate-registry';
export const companies = '/for-companies';
export const startups = '/for-startups';
export const simulation = '/simulation';
export const handbook = '/handbook';
export const handbookProfile = '/handbook-profile';
export const terms = '/terms-condition';
export const guide = '/guide';
export const glossary = '/guide#glossary';
/** Entry of the glossary; links that begin like this are underlined with dots on every page. @param id of the term, `money-revenue-stopper`. */
export const term = (id: string): string => `${guide}#term-${id}`;
export const faq = '/faq';

export const needs = '/my-needs';
/**
 * The plan of one role.
 * @param role name of the role, `product-owner`, or with ids of Languages that are off: `product-owner=1111112.1111117`.
 * @param search what a visitor said about it, `?people=7`. Default: nothing.
 */
export const needsOf = (role: string, search = ''): string => `${needs}${search}#${role}`;
/** The page on which partners try the embeds. */
export const embed = '/embed';

export const experts = '/experts';
export const profiles = '/profiles';
/** One expert. @param id of the user. */
export const profile = (id: string): string => `/single-profile/${encodeURIComponent(id)}`;
export const samples = '/samples';
/** The samples of one Language. */
export const languageSamples = (languageId: string): string => `/samples/${encodeURIComponent(languageId)}`;
export const sample = (id: string): string => `/sample/${encodeURIComponent(id)}`;

export const classes = '/upcoming-classes';
/** The upcoming classes of one Language. */
export const languageClasses = (languageId: string): string =>
  `${classes}?fkDpLangId=${encodeURIComponent(languageId)}`;
/** The upcoming classes in which a certificate is earned: Digital Product with all hours of the programme. */
export const programmeClasses = `${classes}?fkDpLangId=1111118&hours=60`;
/** The upcoming classes of several Languages. @param languageIds with commas between them. */
export const planClasses = (languageIds: string): string => `${classes}?languages=${encodeURIComponent(languageIds)}`;
const classPage = (id: string): string => `/class/${encodeURIComponent(id)}`;
export const memberLogin = '/login';
/** Login and check-out of a class. @param classId of the class to enrol in. */
export const login = (classId: string): string => `/login/${encodeURIComponent(classId)}`;
/** The form of visitors without an account who want a place in a class. */
export const ask = (classId: string): string => `/ask/${encodeURIComponent(classId)}`;
/** Activation of a membership. @param key of the invitation. */
export const activation = (key: string): string => `/auth/${encodeURIComponent(key)}`;
/** The same page for a member who chooses a new password. @param key of the renewal. */
export const renewal = (key: string): string => `${activation(key)}?password`;

export { classPage as class };
