import { paths } from '@agile-languages/shared/paths';
import { Link, useNavigate } from '@agile-languages/shared/router';
import { Button, ButtonRow, buttonClass } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { CopyChecklist } from './copy-checklist.tsx';
import type { Judgement } from './domain/judge.ts';
import { languageOf } from './domain/kinds/kind-rules.ts';
import styles from './lab.module.css';

export function Actions({ judgement, off }: { judgement: Judgement; off: ReadonlySet<string> }) {
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  if (!judgement.isRead) return null;

  const onTake = async () => {
    try {
      const { meterAddress } = await import('./asked-for.ts');
      await navigate(meterAddress(judgement));
    } catch (cause) {
      console.error('lab: the way to the meter could not be loaded', cause);
      setMessage('The meter could not be reached. Try again when you are online.');
    }
  };

  const onLink = async () => {
    try {
      const { copyLink } = await import('./asked-for.ts');
      setMessage(await copyLink(judgement, off));
    } catch (cause) {
      console.error('lab: link', cause);
      setMessage('Try again when you are online.');
    }
  };

  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button onClick={onTake}>Take to the meter</Button>
        <Button variant="line" onClick={onLink}>
          Copy link
        </Button>
        <CopyChecklist judgement={judgement} onMessage={setMessage} />
        <Button variant="line" onClick={() => print()}>
          Print
        </Button>
        <Link className={buttonClass('line')} to={paths.language(languageOf[judgement.rules.kind])}>
          Learn this Language
        </Link>
      </ButtonRow>
      <p className="note">
        The meter shows what was found as ticked and what was not seen as not ticked, as a proposal. Your own answers
        stay until you choose. The text itself does not go there.
      </p>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
