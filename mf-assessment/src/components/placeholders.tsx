import styles from './placeholders.module.css';

/** As high as what comes, so that nothing below moves. */
export const NextPlaceholder = () => <div className={styles.next} />;
export const ToolsPlaceholder = () => <div className={styles.tools} />;
export const ResultsPlaceholder = () => <div className={styles.results} />;
