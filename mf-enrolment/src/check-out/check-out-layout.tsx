import { loginTexts } from '@agile-languages/shared/forms';
import { classNames } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import styles from './check-out-layout.module.css';

export function CheckOutLayout({ title, children, aside }: CheckOutLayoutProps) {
  return (
    <div className={classNames('sect', 'page-top', styles.page)}>
      <div className={styles.layout}>
        <div className={styles.columns}>
          <div className={styles.form}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.membership}>{loginTexts.membership}</p>
            {children}
          </div>
          {aside}
        </div>
      </div>
    </div>
  );
}

interface CheckOutLayoutProps {
  title: string;
  children: ReactNode;
  aside: ReactNode;
}
