import { siteConfig } from '@agile-languages/shared/platform';
import { classNames, Mark } from '@agile-languages/shared/ui';
import { ClassLogo, type ClassLogoProps } from '../class-facts/class-logo.tsx';
import { languageOf } from '../class-facts/class-text.ts';
import styles from './drawn-logo.module.css';

/** The picture of a class. That of a Mark is drawn, so that the home page needs no request for it. */
export function DrawnLogo({ row, className }: ClassLogoProps) {
  const language = languageOf(row);
  const isMark = row.relatedLogoUrl === `${siteConfig().fileBase}/marks/${language?.key}.svg`;
  if (!language || !isMark) return <ClassLogo row={row} className={className} />;
  return (
    <span data-lang={language.key} className={classNames(styles.logo, className)}>
      <Mark language={language.key} size={markSize} />
    </span>
  );
}

/** In em: 56 of the 96 units of the file service's picture, which is 1.75 em wide. */
const markSize = 1.02;
