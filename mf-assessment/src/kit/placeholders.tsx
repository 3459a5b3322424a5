import styles from './placeholders.module.css';

/** Keep the height of a part free until its code is there. */
export const FewLines = () => <div className={styles.few} />;
export const ManyLines = () => <div className={styles.many} />;
