import { ownZone, zonedClock } from '@agile-languages/shared/formats';
import { siteConfig } from '@agile-languages/shared/platform';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './plan-sheet.module.css';

/** Only on paper: when it was printed, and who answers questions. */
export function PrintFoot() {
  const { email, origin } = siteConfig();
  const [printed, setPrinted] = useState(() => new Date());
  useEffect(() => {
    const onPrint = () => flushSync(() => setPrinted(new Date()));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, []);

  const { day, month, year } = zonedClock(ownZone() ?? 'UTC', printed);
  return <p className={styles.foot}>{`Printed on ${day} ${month} ${year}. Questions: ${email}, ${origin}`}</p>;
}
