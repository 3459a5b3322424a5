import { documentTiming, failuresPath } from '@agile-languages/shared/registry';
import styles from './notice.module.css';

export const scriptNotice = {
  place: styles.place ?? '',
  box: styles.notice ?? '',
  text: 'The code of this page could not be loaded. You can read it and follow its links, but forms and controls do not work.',
  action: 'Load the page again',
  reports: failuresPath,
  timing: documentTiming,
};

export type ScriptNotice = typeof scriptNotice;
