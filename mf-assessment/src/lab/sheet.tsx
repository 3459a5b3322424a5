import { Button, ButtonRow, Field, TextArea } from '@agile-languages/shared/ui';
import type { ReactNode, RefObject } from 'react';
import { loadKind } from './domain/kinds/load-kind.ts';
import { firstExample } from './domain/kinds/story-kind.ts';
import type { CardKind } from './domain/rules/rule.ts';
import { kindNames } from './kind-names.ts';
import styles from './lab.module.css';
import { type Lab, limit } from './use-lab.ts';

export function Sheet({ lab, sheet, children }: SheetProps) {
  const { text, kind, hasFailed, onType, onShow, onKind } = lab;
  const isExample = text === firstExample;

  const onExample = async (kind: CardKind) => {
    try {
      onShow((await loadKind(kind)).example);
    } catch (cause) {
      console.error('lab: an example could not be loaded', cause);
    }
  };

  return (
    <div className={styles.sheet}>
      <Field
        label="Your text"
        hint={isExample ? 'This is an example. Paste your own text over it.' : lengthText(text.length)}
      >
        <TextArea
          ref={sheet}
          className={styles.text}
          rows={16}
          spellCheck={false}
          value={text}
          placeholder="As a …, I want to …, so that …"
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <ButtonRow>
        <Button variant="line" size="small" onClick={() => onShow(firstExample)}>
          A story with gaps
        </Button>
        {examples.map(([example, title]) => (
          <Button key={example} variant="line" size="small" onClick={() => onExample(example)}>
            {title}
          </Button>
        ))}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onShow('');
            sheet.current?.focus();
          }}
        >
          Empty sheet
        </Button>
      </ButtonRow>
      <fieldset className={styles.kinds}>
        <legend>Read as</legend>
        {kindNames.map(([value, name]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="lab-kind" checked={kind === value} onChange={() => onKind(value)} />
            {name}
          </label>
        ))}
      </fieldset>
      {hasFailed ? (
        <p role="alert" className={styles.message}>
          The rules of this kind could not be loaded. Try again when you are online.
        </p>
      ) : null}
      {children}
    </div>
  );
}

const figure = (count: number) => count.toLocaleString('en');

const lengthText = (length: number) =>
  length > limit
    ? `Only the first ${figure(limit)} of ${figure(length)} characters are read.`
    : `At most ${figure(limit)} characters are read.`;

const examples: readonly (readonly [CardKind, string])[] = [
  ['story', 'A vague story'],
  ['form', 'A form'],
  ['api', 'An API text'],
  ['flow', 'A flow'],
  ['business', 'A business case'],
];

interface SheetProps {
  lab: Lab;
  sheet: RefObject<HTMLTextAreaElement | null>;
  children?: ReactNode;
}
