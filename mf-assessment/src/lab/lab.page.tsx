import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useRef } from 'react';
import { Actions } from './actions.tsx';
import { cardKinds } from './domain/rules/rule.ts';
import { Findings } from './findings.tsx';
import styles from './lab.module.css';
import { switchedOffStorage, textStorage } from './lab-storage.ts';
import { MarkedSheet } from './marked-sheet.tsx';
import { Sheet } from './sheet.tsx';
import { Summary } from './summary.tsx';
import { type Given, useLab } from './use-lab.ts';
import { useSwitchedOff } from './use-switched-off.ts';

function LabPage() {
  const sheet = useRef<HTMLTextAreaElement>(null);
  const [off, onSwitch, isOffByLink] = useSwitchedOff(switchedOffStorage, offInAddress);
  const lab = useLab(off, textStorage, textInAddress);
  const { judgement } = lab;
  return (
    <section className="sect page-top">
      <div className={styles.lab}>
        <div className="opening">
          <h1>Card Lab</h1>
          <p className="lead">
            Paste a user story, a form, an API text, a flow or a business case. See what it states, what is vague, and
            what a receiver would ask. It is read in this browser; nothing is sent.
          </p>
        </div>
        <p className={styles.noScript}>
          Reading your own text needs JavaScript, which is switched off. Below is what the rules say of an example.
        </p>
        <div className={styles.columns}>
          <Sheet lab={lab} sheet={sheet}>
            <label className={styles.choice}>
              <input type="checkbox" checked={lab.isKept} onChange={({ target }) => lab.onKeep(target.checked)} />
              Keep this text in this browser
            </label>
            <div role="status">
              {lab.isAsking ? (
                <>
                  <p>Another text is kept in this browser.</p>
                  <ButtonRow>
                    <Button variant="line" size="small" onClick={() => lab.onElsewhere(true)}>
                      Show that one
                    </Button>
                    <Button variant="line" size="small" onClick={() => lab.onElsewhere(false)}>
                      Keep this one
                    </Button>
                  </ButtonRow>
                </>
              ) : null}
            </div>
          </Sheet>
          <div className={styles.result}>
            <Summary judgement={judgement} />
            <MarkedSheet judgement={judgement} />
          </div>
        </div>
        <Actions judgement={judgement} off={off} />
        <Findings judgement={judgement} off={off} isOffByLink={isOffByLink} onSwitch={onSwitch} />
        <p className={styles.foot}>
          A complete card can still be a bad idea: the rules read words, not sense. English only.{' '}
          <Link to={paths.labRules}>All rules, and how often each is right</Link>.{' '}
          <Link to={paths.handOver}>Hand it over</Link>
        </p>
      </div>
    </section>
  );
}

/** `/lab#text=…&as=form`, as a copied link or a sample leads here; `&off=51.names` are the rules that are off. */
function textInAddress(): Given {
  const stated = new URLSearchParams(location.hash.slice(1));
  return { text: stated.get('text') ?? '', as: cardKinds.find((kind) => kind === stated.get('as')) };
}

function offInAddress(): ReadonlySet<string> | undefined {
  const stated = new URLSearchParams(location.hash.slice(1)).get('off');
  return stated === null ? undefined : new Set(stated.split('.').filter(Boolean));
}

const head = (): PageHead => ({
  title: 'Card Lab',
  description:
    'Paste a story, a form, an API text, a flow or a business case and see which criteria it meets, what is vague and what a receiver would ask. Nothing is sent.',
});

export default definePage({ head, Page: LabPage });
