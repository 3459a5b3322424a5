import { use } from 'react';
import { ModulesContext } from './modules-context.ts';
import styles from './placeholder.module.css';

/** Stays where there are no scripts. */
export function Placeholder({ word, withoutScripts }: PlaceholderProps) {
  const modules = use(ModulesContext);
  return (
    <div className={`sect ${styles.placeholder}`} data-pending="">
      <div>
        {word ? <h1>{word}</h1> : null}
        {withoutScripts ? <noscript>{modules.withoutScripts?.(withoutScripts)}</noscript> : null}
      </div>
    </div>
  );
}

interface PlaceholderProps {
  word: string | undefined;
  withoutScripts?: string | undefined;
}
