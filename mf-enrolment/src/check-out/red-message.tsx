import styles from './red-message.module.css';

/** The lines are always there. */
export function RedMessage({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} role="alert" className={styles.area}>
      {text ? <span className={styles.text}>{text}</span> : null}
    </p>
  );
}
