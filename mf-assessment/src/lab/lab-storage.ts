import { pageStorage } from '../assessment/page-storage.ts';

/** The visitor's text, on the page of the site. */
export const textStorage = pageStorage('lab');

/** Ids of the rules and checks that the visitor has switched off, on the pages of the site. */
export const switchedOffStorage = pageStorage('lab-rules');
