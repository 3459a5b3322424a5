import styles from './placeholders.module.css';

/** Placeholders of the final height, until the code of a part is loaded. */
export const FewLines = () => <div className={styles.few} />;
export const ManyLines = () => <div className={styles.many} />;
