import { Button } from '@agile-languages/shared/ui';
import { useCopiedLink } from '../components/use-copied-link.ts';
import { QrPicture } from '../tools/share/qr-picture.tsx';
import styles from './hand-over.module.css';

export function CodeToScan({ link, label }: { link: string; label: string }) {
  const [message, onCopy] = useCopiedLink(link);

  return (
    <div className={styles.code}>
      <QrPicture
        text={link}
        label={label}
        className={styles.modules}
        tooLong={<p>This is too long for a code. Shorten a line, or copy it.</p>}
      />
      <Button variant="line" onClick={onCopy}>
        Copy instead
      </Button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
