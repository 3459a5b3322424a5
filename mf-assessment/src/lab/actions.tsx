import type { LanguageId } from '@agile-languages/shared/content';
import { paths } from '@agile-languages/shared/paths';
import { Link, useNavigate } from '@agile-languages/shared/router';
import { Button, ButtonRow, buttonClass } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { checklistOf } from './domain/checklist.ts';
import type { Judgement } from './domain/judge.ts';
import type { CardKind } from './domain/rules/rule.ts';
import styles from './lab.module.css';

/** What can be done with the findings: take them to the meter, copy, print, learn. */
export function Actions({ judgement }: { judgement: Judgement }) {
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  if (judgement.words === 0 || judgement.isSilent) return null;

  const onTake = async () => {
    try {
      const { meterAddress } = await import('./hand-over.ts');
      await navigate(meterAddress(judgement));
    } catch (cause) {
      console.error('lab: the way to the meter could not be loaded', cause);
      setMessage('The meter could not be reached. Try again when you are online.');
    }
  };

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(checklistOf(judgement));
      setMessage('Copied.');
    } catch {
      setMessage('This browser does not let pages copy. Print the page instead.');
    }
  };

  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button onClick={onTake}>Take to the meter</Button>
        <Button variant="line" onClick={onCopy}>
          Copy as a checklist
        </Button>
        <Button variant="line" onClick={() => print()}>
          Print
        </Button>
        <Link className={buttonClass('line')} to={paths.language(languageOf[judgement.rules.kind])}>
          Learn this Language
        </Link>
      </ButtonRow>
      <p className="note">
        The meter shows what was found as ticked and what is missing as not ticked, as a proposal. Your own answers stay
        until you choose. The text itself is not part of the link.
      </p>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}

/** Language whose criteria are read in a card of this kind. */
const languageOf = {
  story: '1111111',
  api: '1111114',
  form: '1111117',
  flow: '1111116',
  business: '1111112',
} as const satisfies Record<CardKind, LanguageId>;
