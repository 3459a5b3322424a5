import styles from './notice.module.css';

/** What a document shows when the shell's script cannot be loaded, and the classes of its box. */
export const scriptNotice = {
  place: styles.place ?? '',
  box: styles.notice ?? '',
  text: 'The code of this page could not be loaded. You can read it and follow its links, but forms and controls do not work.',
  action: 'Load the page again',
};

export type ScriptNotice = typeof scriptNotice;
