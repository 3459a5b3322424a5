import { type LabResult, siteAddress, type ViewProps } from '@agile-languages/shared/embed';
import { paths } from '@agile-languages/shared/paths';
import { Button, ButtonRow, buttonClass, Heading, levelBelow, parseHeadingLevel } from '@agile-languages/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CopyChecklist } from '../lab/copy-checklist.tsx';
import type { Judgement } from '../lab/domain/judge.ts';
import { languageOf } from '../lab/domain/kinds/kind-rules.ts';
import { firstExample } from '../lab/domain/kinds/story-kind.ts';
import { outlineOf } from '../lab/domain/outline.ts';
import { Findings } from '../lab/findings.tsx';
import styles from '../lab/lab.module.css';
import { MarkedSheet } from '../lab/marked-sheet.tsx';
import { Sheet } from '../lab/sheet.tsx';
import { Summary } from '../lab/summary.tsx';
import { useLab } from '../lab/use-lab.ts';
import { useSwitchedOff } from '../lab/use-switched-off.ts';
import { embedStorage } from './embed-storage.ts';

export function LabView({ options, control, emit }: ViewProps) {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const [storage] = useState(() => embedStorage('lab', control, options, () => {}));
  const [given] = useState(() => storage.read() ?? firstExample);
  const [off, onSwitch] = useSwitchedOff();
  const lab = useLab(off, storage);
  const { judgement } = lab;
  const hasChanged = useRef(false);
  const level = parseHeadingLevel(options.headingLevel);
  const below = levelBelow(level);

  useEffect(() => {
    const result = resultOf(judgement);
    control.result = result;
    if (!hasChanged.current && judgement.source === given) return;
    hasChanged.current = true;
    storage.write(judgement.source);
    emit('agile-change', result);
  }, [judgement, given, control, storage, emit]);

  useLayoutEffect(() => {
    emit('agile-ready', {});
  }, [emit]);

  return (
    <div className={`${styles.lab} ${styles.bare}`} lang="en">
      <Heading level={level} className={styles.listTitle}>
        Card Lab
      </Heading>
      <p>
        Paste a user story, a form, an API text, a flow or a business case. See what it states, what is vague, and what
        a receiver would ask. It is read in this browser; nothing is sent.
      </p>
      <div className={styles.columns}>
        <Sheet lab={lab} sheet={sheet} />
        <div className={styles.result}>
          <Summary judgement={judgement} headingLevel={below} />
          <MarkedSheet judgement={judgement} />
        </div>
      </div>
      {judgement.isRead ? (
        <Actions
          judgement={judgement}
          options={options}
          onComplete={() => emit('agile-complete', resultOf(judgement))}
        />
      ) : null}
      <Findings judgement={judgement} off={off} onSwitch={onSwitch} headingLevel={below} />
      <p className={styles.foot}>
        A complete card can still be a bad idea: the rules read words, not sense. English only.{' '}
        <a href={siteAddress(paths.labRules, options)} target="_blank" rel="noopener">
          All rules, and how often each is right
        </a>
      </p>
    </div>
  );
}

function Actions({ judgement, options, onComplete }: ActionsProps) {
  const [message, setMessage] = useState('');

  const onTake = async () => {
    try {
      const { proposalPath } = await import('./proposal-path.ts');
      onComplete();
      open(siteAddress(proposalPath(judgement), options), '_blank', 'noopener');
    } catch (cause) {
      console.error('lab: the way to the meter could not be loaded', cause);
      setMessage('The meter could not be reached. Try again when you are online.');
    }
  };

  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button onClick={onTake}>Take to the meter</Button>
        <CopyChecklist
          judgement={judgement}
          onMessage={(text) => {
            setMessage(text);
            onComplete();
          }}
        />
        <a
          className={buttonClass('line')}
          href={siteAddress(paths.language(languageOf[judgement.rules.kind]), options)}
          target="_blank"
          rel="noopener"
        >
          Learn this Language
        </a>
      </ButtonRow>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}

function resultOf(judgement: Judgement): LabResult {
  const { vague, missing, inputless, found } = outlineOf(judgement);
  return {
    kind: judgement.rules.kind,
    found: found.length,
    vague: vague.length,
    missing: missing.length + inputless.length,
    contradictions: judgement.conflicts.length,
  };
}

interface ActionsProps extends Pick<ViewProps, 'options'> {
  judgement: Judgement;
  onComplete: () => void;
}
