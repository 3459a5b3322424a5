import {
  type ClassData,
  type ClassField,
  type ContentChoices,
  classLabels,
  type DeskClass,
} from '@agile-languages/api/desk';
import { Button, ButtonRow, buttonClass } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CallRefused, sentenceOf } from '../api/call.ts';
import { Conflict } from '../shell/conflict.tsx';
import { Failure } from '../shell/failure.tsx';
import { useUnsaved } from '../shell/use-unsaved.ts';
import { useWork } from '../shell/use-work.ts';
import { ClassFields } from './class-fields.tsx';
import { useClassCalls } from './classes.data.ts';
import styles from './classes.module.css';
import { SessionPreview } from './session-preview.tsx';

const fields = Object.entries(classLabels).map(([name, label]) => ({ name, label }));
const onSite = 'Published. The site shows it.';

/** A class as it is written, with the sessions that it will have. */
export function ClassForm({ choices, item, first }: ClassFormProps) {
  const navigate = useNavigate();
  const calls = useClassCalls();
  const { data, isChanged, onChange, discard } = useUnsaved<ClassData>(`class ${item?.id ?? 'new'}`, first);
  const [round, setRound] = useState(0);
  const { act, notice, error, isPending } = useWork();

  async function save(version = item?.version ?? 0): Promise<DeskClass> {
    if (item && !isChanged) return item;
    const saved = item ? await calls.save(item.id, version, data) : await calls.create(data);
    discard();
    return saved;
  }

  /** The page of the new class says what came of it. */
  async function create(done: string, next: (saved: DeskClass) => Promise<unknown>) {
    const saved = await save();
    const sentence = await next(saved).then(() => done, sentenceOf);
    await navigate(`/classes/${saved.id}`, { replace: true, state: { notice: sentence } });
  }

  const publish = ({ id, version }: DeskClass) => calls.act(id, 'publish', version);
  const refused = error instanceof CallRefused ? error : undefined;
  const theirs = refused?.detail.record as DeskClass | undefined;
  const field = refused?.detail.field as ClassField | undefined;
  const isDraft = !item || item.state === 'draft';
  const renew = () => setRound(round + 1);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        act('Saved.', () => (item ? save() : create('Saved as a draft.', async () => undefined)));
      }}
    >
      <div className={styles.split}>
        <div className={styles.fields}>
          <ClassFields
            key={round}
            data={data}
            choices={choices}
            faults={field && refused ? { [field]: refused.message } : {}}
            onChange={onChange}
          />
        </div>
        <SessionPreview start={data.start} timeZone={data.timeZone} pattern={data.pattern} />
      </div>
      {item && isMoved(item, data) ? (
        <p role="status">
          Members are enrolled. <Link to={`/classes/${item.id}/move`}>Save and tell them by mail</Link>; Save alone
          tells nobody.
        </p>
      ) : null}
      <ButtonRow>
        {isDraft ? (
          <Button
            disabled={isPending}
            onClick={() => act(onSite, async () => (item ? publish(await save()) : create(onSite, publish)))}
          >
            Publish
          </Button>
        ) : null}
        <Button type="submit" variant={isDraft ? 'line' : 'primary'} disabled={isPending || (item && !isChanged)}>
          {isDraft ? 'Save draft' : 'Save'}
        </Button>
        {isChanged ? (
          <Button
            variant="quiet"
            onClick={() => {
              discard();
              renew();
            }}
          >
            Discard changes
          </Button>
        ) : null}
        {item ? (
          <Link
            className={buttonClass('line')}
            to="/classes/new"
            state={{ copy: { ...data, start: '' } satisfies ClassData }}
          >
            Duplicate to new dates
          </Link>
        ) : null}
      </ButtonRow>
      <p role="status">{notice}</p>
      {theirs && item ? (
        <Conflict
          fields={fields}
          theirs={theirs.data}
          mine={data}
          sentence={refused?.message ?? ''}
          onKeepMine={() => act('Saved.', () => save(theirs.version))}
          onTakeTheirs={() => {
            discard();
            act('', async () => calls.refetch(item.id));
            renew();
          }}
        />
      ) : (
        <Failure error={error} />
      )}
    </form>
  );
}

/** Whether somebody who has a seat would come at the wrong time. */
const isMoved = ({ state, seatsLeft, seatsTotal, data: before }: DeskClass, data: ClassData) =>
  state !== 'draft' &&
  seatsLeft < seatsTotal &&
  (['start', 'timeZone', 'pattern'] as const).some((name) => data[name] !== before[name]);

interface ClassFormProps {
  choices: ContentChoices;
  /** Default: it is a new one. */
  item?: DeskClass;
  /** What the fields begin with. */
  first: ClassData;
}
