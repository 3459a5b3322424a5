import { failuresPath } from '@agile-languages/shared/registry';
import styles from './notice.module.css';

/** What a document shows when the shell's script cannot be loaded, the classes of its box, and where it is reported. */
export const scriptNotice = {
  place: styles.place ?? '',
  box: styles.notice ?? '',
  text: 'The code of this page could not be loaded. You can read it and follow its links, but forms and controls do not work.',
  action: 'Load the page again',
  reports: failuresPath,
};

export type ScriptNotice = typeof scriptNotice;
