import { Heading, type HeadingLevel, useSay } from '@agile-languages/shared/ui';
import { type ChangeEvent, useState } from 'react';
import type { Case } from '../../assessment/cases.ts';
import panel from '../../components/panel.module.css';
import { TriStateCheckbox } from '../../components/tri-state-checkbox.tsx';
import { scanCodes } from '../scan/scan-codes.ts';
import { leastMembers, readLinks, teamSentence } from './team.ts';
import styles from './team-panel.module.css';
import { TeamResult } from './team-result.tsx';

/** Without names. Everything stays in this browser. */
export function TeamPanel({
  communicationCase,
  headingLevel,
}: {
  communicationCase: Case;
  headingLevel: HeadingLevel;
}) {
  const say = useSay();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [countsEqual, setCountsEqual] = useState(false);
  const links = readLinks(text);
  const members = countsEqual ? links.all : links.distinct;

  const onPictures = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const pictures = [...(input.files ?? [])];
    try {
      const found = (await Promise.all(pictures.map((picture) => scanCodes?.(picture) ?? []))).flat();
      setText((before) => [before.trimEnd(), ...found].filter((line) => line !== '').join('\n'));
      setMessage(found.length === 0 ? say('No code was found in the picture.') : '');
    } catch (cause) {
      console.error('team: a picture could not be read', cause);
      setMessage(say('This picture could not be read.'));
    }
    input.value = '';
  };

  return (
    <>
      <p>
        {say('Ask everyone to press Share and send you their link. Nothing is uploaded, and names are never shown.')}
      </p>
      <label className={panel.label} htmlFor="team-links">
        {say('Links of the team, one per line')}
      </label>
      <div className={panel.row}>
        <textarea
          id="team-links"
          className={`${panel.field} ${styles.links}`}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {scanCodes ? (
        <>
          <label className={panel.label} htmlFor="team-pictures">
            {say('Or photographs of their codes')}
          </label>
          <div className={panel.row}>
            <input
              id="team-pictures"
              type="file"
              accept="image/*"
              capture="environment"
              multiple
              className={panel.field}
              onChange={onPictures}
            />
          </div>
        </>
      ) : null}
      <p className={panel.message} role="status">
        {message || teamSentence(links, members.length, say)}
      </p>
      {links.all.length > links.distinct.length ? (
        <label className={styles.apart} htmlFor="team-apart">
          <TriStateCheckbox
            id="team-apart"
            look="tick"
            state={countsEqual ? 'checked' : 'unchecked'}
            onCheckedChange={setCountsEqual}
          />
          {say('Count them: they are of different people')}
        </label>
      ) : null}
      {members.length >= leastMembers ? (
        <>
          <Heading level={headingLevel === 2 ? 3 : 4} className={styles.title}>
            {say('{0} people in case {1}', members.length, communicationCase.number)}
          </Heading>
          <TeamResult communicationCase={communicationCase} members={members} />
        </>
      ) : null}
    </>
  );
}
