import { Mark } from './mark.tsx';
import styles from './wordmark.module.css';

/** The provider's name behind the asterisk of eight inks. Put it inside the link to the start page. */
export function Wordmark({ brand, mono = false }: WordmarkProps) {
  return (
    <span className={styles.wordmark}>
      <Mark language="product" mono={mono} size={1.43} />
      {brand}
    </span>
  );
}

interface WordmarkProps {
  /** Name of the provider, from the site's configuration. */
  brand: string;
  /** One colour, for dark bands. Default `false`. */
  mono?: boolean;
}
