import { longDay } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Button, ButtonLink, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type Action, actionsLink, longestPart, mostActions } from '../assessment/actions.ts';
import { datedLink, dayOf, longestName } from '../assessment/dated.ts';
import { levelOf } from '../assessment/level.ts';
import { encodeMarks } from '../assessment/selection-code.ts';
import { useCopiedLink } from '../components/use-copied-link.ts';
import { QrPicture } from '../tools/share/qr-picture.tsx';
import { agreedMarks, goTo, type Meeting } from './meeting.ts';
import styles from './table.module.css';

export function Outcome({ meeting, onChange, onEnd }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [day] = useState(() => dayOf(new Date()));

  useEffect(() => heading.current?.focus(), []);

  const { deck, agreed, name = '', actions = noActions } = meeting;
  const marks = agreedMarks(meeting);
  const open = deck.topics.filter(({ id }) => !agreed[id]);
  const { number } = deck.communicationCase;
  const path = actionsLink(datedLink(paths.meterResult(encodeMarks({ number, marks })), day, name), actions);
  const link = `${siteConfig().origin}${path}`;

  const [message, onCopy] = useCopiedLink(link);

  return (
    <div className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        {`You agreed on ${deck.topics.length - open.length} of ${deck.topics.length}. Level of case ${number}: ${levelOf(deck.communicationCase, marks)}%`}
      </h2>
      <p>
        Partly and not yet count as not yet, and so does what you left open
        {open.length > 0 ? `: ${open.map((topic) => topic.name).join(', ')}` : ''}. Topics that you did not talk about
        are on.
      </p>
      <fieldset className={styles.actions}>
        <legend>Three actions: who, what, when</legend>
        {actions.map((action, index) => (
          <ActionFields
            key={rowNames[index]}
            name={rowNames[index] ?? ''}
            action={action}
            onChange={(next) =>
              onChange({ ...meeting, actions: actions.map((each, at) => (at === index ? next : each)) })
            }
          />
        ))}
      </fieldset>
      <Field label="What is this result? For example Sprint 12; may stay empty">
        <TextInput
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={({ target }) => onChange({ ...meeting, name: target.value })}
        />
      </Field>
      <Field label="Link with what you agreed" hint={`Of ${longDay(day)}. It is all in the link; no server gets it.`}>
        <TextInput readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <ButtonRow>
        <Button onClick={onCopy}>Copy</Button>
        <ButtonLink variant="line" href={path}>
          Open it in the meter
        </ButtonLink>
        <Button variant="line" onClick={() => onChange(goTo(meeting, deck.topics.length - 1))}>
          Back to the topics
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          Start again
        </Button>
      </ButtonRow>
      <p className={styles.message} role="status">
        {message}
      </p>
      <QrPicture text={link} label="QR code of this link" className={styles.code} />
    </div>
  );
}

function ActionFields({ name, action, onChange }: ActionFieldsProps) {
  const field = (key: 'who' | 'what', label: string) => (
    <Field label={`${label} (${name})`}>
      <TextInput
        autoComplete="off"
        maxLength={longestPart}
        value={action[key]}
        onChange={({ target }) => onChange({ ...action, [key]: target.value })}
      />
    </Field>
  );
  return (
    <div className={styles.action}>
      {field('who', 'Who')}
      {field('what', 'What')}
      <Field label={`When (${name})`}>
        <TextInput
          type="date"
          value={action.when}
          onChange={({ target }) => onChange({ ...action, when: target.value })}
        />
      </Field>
    </div>
  );
}

const rowNames = ['first', 'second', 'third'] as const;

const noActions: readonly Action[] = Array.from({ length: mostActions }, () => ({ who: '', what: '', when: '' }));

interface OutcomeProps {
  meeting: Meeting;
  onChange: (meeting: Meeting) => void;
  onEnd: () => void;
}

interface ActionFieldsProps {
  /** 'first', so that the fields of each action have a name of their own. */
  name: string;
  action: Action;
  onChange: (action: Action) => void;
}
