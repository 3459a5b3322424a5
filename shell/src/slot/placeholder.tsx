import styles from './placeholder.module.css';

/** What stands where a page will be: one word, or nothing yet. */
export function Placeholder({ word }: { word: string | undefined }) {
  return <div className={`sect ${styles.placeholder}`}>{word ? <h1>{word}</h1> : null}</div>;
}
