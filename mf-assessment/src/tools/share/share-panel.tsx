import { useSay } from '@agile-languages/shared/ui';
import { useRef, useState } from 'react';
import panel from '../../components/panel.module.css';
import { QrPicture } from './qr-picture.tsx';
import styles from './share-panel.module.css';
import { useDatedLink } from './use-dated-link.tsx';

export function SharePanel({ link }: { link: string }) {
  const { dated, fields, reminder } = useDatedLink(link);
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  const onCopy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(dated);
      setMessage(say('Copied.'));
    } catch {
      setMessage(say('This browser does not let pages copy. The link is selected; copy it with the keyboard.'));
    }
  };

  return (
    <div className={styles.columns}>
      <div>
        {fields}
        <label className={panel.label} htmlFor="meter-link">
          {say('Link with your answers')}
        </label>
        <div className={panel.row}>
          <input
            ref={field}
            id="meter-link"
            className={panel.field}
            readOnly
            value={dated}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={panel.button} onClick={onCopy}>
            {say('Copy')}
          </button>
          {reminder}
        </div>
        <p className={panel.message} role="status">
          {message}
        </p>
        <p className={styles.note}>
          {say(
            'The link itself carries the case and all marks; nothing is sent to a server. Whoever opens it sees this result and keeps their own. Put it in your notes today and compare in three months.',
          )}
        </p>
      </div>
      <QrPicture text={dated} label={say('QR code of this link')} className={styles.code} />
    </div>
  );
}
