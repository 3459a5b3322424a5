import type { ClassRow } from '@agile-languages/shared/api';
import { classNames, Mark, usePicture } from '@agile-languages/shared/ui';
import styles from './class-logo.module.css';
import { languageOf } from './class-text.ts';
import { logoAddress } from './logo-address.ts';

/** Decorative: the name is beside it. 1.75 em wide. */
export function ClassLogo({ row, className }: ClassLogoProps) {
  const { isMissing, picture } = usePicture(logoAddress(row.relatedLogoUrl));
  const language = languageOf(row);
  const look = classNames(styles.logo, className);

  if (!isMissing) return <img {...picture} alt="" width="24" height="24" className={look} />;
  return language ? <Mark language={language.key} size={1.75} className={look} /> : null;
}

export interface ClassLogoProps {
  row: ClassRow;
  className?: string;
}
