import { Button } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { qrCode } from '../tools/share/qr-code.ts';
import styles from './hand-over.module.css';

export function CodeToScan({ link, label }: { link: string; label: string }) {
  const [message, setMessage] = useState('');
  const modules = qrCode(link);

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('Copied.');
    } catch {
      setMessage(link);
    }
  };

  return (
    <div className={styles.code}>
      {modules ? (
        <Code modules={modules} label={label} />
      ) : (
        <p>This is too long for a code. Shorten a line, or copy it.</p>
      )}
      <Button variant="line" onClick={onCopy}>
        Copy instead
      </Button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}

function Code({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const size = modules.length + 8;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])));
  return (
    <svg className={styles.modules} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#10231f" />
    </svg>
  );
}
