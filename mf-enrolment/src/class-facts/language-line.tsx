import type { ClassRow } from '@agile-languages/shared/api';
import { classNames, useSay } from '@agile-languages/shared/ui';
import type { FunctionComponent, ReactNode } from 'react';
import { ClassLogo, type ClassLogoProps } from './class-logo.tsx';
import { patternOf } from './class-text.ts';
import styles from './language-line.module.css';

/** `[ ] Form · Live online · 5 × 2 h, Mon + Wed · until 14 Dec` */
export function LanguageLine({ row, Logo = ClassLogo, logoClass, children }: LanguageLineProps) {
  const say = useSay();
  return (
    <p className={styles.line}>
      <Logo row={row} className={classNames(styles.logo, logoClass)} />
      <span>
        {row.langName}
        {[say(row.mode ?? ''), patternOf(row, say)].filter(Boolean).map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
        {children}
      </span>
    </p>
  );
}

interface LanguageLineProps {
  row: ClassRow;
  Logo?: FunctionComponent<ClassLogoProps>;
  logoClass?: string;
  children?: ReactNode;
}
