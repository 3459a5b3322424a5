import type { ReactNode } from 'react';
import type { LanguageKey } from '../../content/languages.ts';
import { classNames } from '../class-names.ts';
import { Mark } from '../mark/mark.tsx';
import styles from './index-card.module.css';

/** The slanted tab of a card, with a catalogue code or a name. With a Language it has the tint and the Mark of that Language. */
export function Tab({ language, children }: TabProps) {
  return (
    <p className={styles.tab} data-lang={language}>
      {language ? <Mark language={language} size={1.3} /> : null}
      {children}
    </p>
  );
}

/** A card of the index: a tab above its body, in the colours of a Language if one is given. Never inside another card. */
export function IndexCard({
  language,
  tab,
  children,
  ruled = false,
  punched = false,
  as: Element = 'article',
  className,
  bodyClassName,
}: IndexCardProps) {
  return (
    <Element className={classNames(styles.card, className)} data-lang={language}>
      {tab !== undefined && <Tab language={language}>{tab}</Tab>}
      <div className={classNames(styles.body, ruled && styles.ruled, punched && styles.punched, bodyClassName)}>
        {children}
      </div>
    </Element>
  );
}

/** The yellow highlighter behind the current choice, a level or a match. Not for decoration. */
export function Highlight({ sweep = false, children }: HighlightProps) {
  return <span className={classNames(styles.highlight, sweep && styles.sweep)}>{children}</span>;
}

interface HighlightProps {
  /** Draws the stroke once, when it appears. Default `false`; never with reduced motion. */
  sweep?: boolean;
  children: ReactNode;
}

interface TabProps {
  language?: LanguageKey;
  children: ReactNode;
}

interface IndexCardProps {
  language?: LanguageKey;
  /** Content of the tab. Default: no tab. */
  tab?: ReactNode;
  children: ReactNode;
  /** Rules every 28 px, below the lines of the text. Default `false`. */
  ruled?: boolean;
  /** The punched hole at the lower edge. Default `false`. */
  punched?: boolean;
  /** Element of the card. Default `article`. */
  as?: 'article' | 'section' | 'div' | 'li';
  className?: string;
  /** Class of the body, for a layout inside the card. */
  bodyClassName?: string;
}
