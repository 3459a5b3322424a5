import styles from './placeholder.module.css';

/** Shown until the page is there: one word, or nothing. */
export function Placeholder({ word }: { word: string | undefined }) {
  return <div className={`sect ${styles.placeholder}`}>{word ? <h1>{word}</h1> : null}</div>;
}
