import {
  type ContentChoices,
  type ContentData,
  type ContentRecordAnswer,
  fieldsOf,
  type Kind,
} from '@agile-languages/api/desk';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallRefused, sentenceOf } from '../api/call.ts';
import { Conflict } from '../shell/conflict.tsx';
import { Failure } from '../shell/failure.tsx';
import { Moment } from '../shell/moment.tsx';
import { PreviewLink } from '../shell/preview-link.tsx';
import { useUnsaved } from '../shell/use-unsaved.ts';
import { useWork } from '../shell/use-work.ts';
import { useContentCalls } from './content.data.ts';
import styles from './content.module.css';
import { ContentInput } from './content-input.tsx';
import { stateNames } from './content-names.ts';
import { History } from './history.tsx';

const published = 'Published. The site shows it.';

/** Fields of a record, what can be done with it, and its history. */
export function RecordForm({ kind, choices, record, first }: RecordFormProps) {
  const navigate = useNavigate();
  const calls = useContentCalls(kind);
  const { data, isChanged, onChange, discard } = useUnsaved(`${kind} ${record?.id ?? 'new'}`, first);
  const [round, setRound] = useState(0);

  const { act, notice, setNotice, error, isPending } = useWork();
  async function save(version = record?.version ?? 0): Promise<ContentRecordAnswer> {
    if (record && !isChanged) return record;
    const saved = record ? await calls.save(record.id, version, data) : await calls.create(data);
    discard();
    return saved;
  }

  /** The page of the new record says what came of it. */
  async function create(done: string, next: (saved: ContentRecordAnswer) => Promise<unknown>) {
    const saved = await save();
    const notice = await next(saved).then(() => done, sentenceOf);
    await navigate(`/${kind}/${encodeURIComponent(saved.id)}`, { replace: true, state: { notice } });
  }

  const publish = ({ id, version }: ContentRecordAnswer) => calls.publish(id, version);

  async function remove({ id, version }: ContentRecordAnswer) {
    await calls.remove(id, version);
    discard();
  }

  const theirs = conflictIn(error);
  const renew = () => setRound(round + 1);

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          act('Saved.', () => (record ? save() : create('Saved.', async () => undefined)));
        }}
      >
        {record ? <State record={record} isChanged={isChanged} /> : null}
        {fieldsOf[kind].map((field) => (
          <ContentInput
            key={`${field.name} ${round}`}
            field={field}
            choices={choices}
            value={data[field.name] ?? ''}
            error={error instanceof CallRefused && error.detail.field === field.name ? error.message : undefined}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
        {record?.deletedAt ? (
          <Button onClick={() => act('It is back.', () => calls.undoRemove(record.id, record.version))}>
            Bring back
          </Button>
        ) : (
          <ButtonRow>
            <Button
              disabled={isPending}
              onClick={() => act(published, async () => (record ? publish(await save()) : create(published, publish)))}
            >
              Publish
            </Button>
            <Button type="submit" variant="line" disabled={isPending || (record && !isChanged)}>
              Save
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
          </ButtonRow>
        )}
        <p role="status">{notice}</p>
        {theirs && record ? (
          <Conflict
            fields={fieldsOf[kind]}
            theirs={theirs.data}
            mine={data}
            sentence={error?.message ?? ''}
            onKeepMine={() => act('Saved.', () => save(theirs.version))}
            onTakeTheirs={() => {
              discard();
              act('', async () => calls.refetch(record.id));
              renew();
            }}
          />
        ) : (
          <Failure error={error} />
        )}
      </form>
      {record && !record.deletedAt ? (
        <>
          <ButtonRow>
            {record.publishedVersion !== null ? (
              <Button
                variant="line"
                size="small"
                disabled={isPending}
                onClick={() =>
                  act('The site does not show it any more.', () => calls.unpublish(record.id, record.version))
                }
              >
                Take off the site
              </Button>
            ) : null}
            {isChanged ? null : <PreviewLink kind={kind} id={record.id} />}
            <Button variant="line" size="small" onClick={() => navigate(`/${kind}/new`, { state: { copy: data } })}>
              Duplicate
            </Button>
            <Button
              variant="line"
              size="small"
              disabled={isPending}
              onClick={() => act('Deleted. It can be brought back.', () => remove(record))}
            >
              Delete
            </Button>
          </ButtonRow>
          <History
            kind={kind}
            record={record}
            onRestored={() => {
              discard();
              renew();
              setNotice('Restored as a draft of the next version.');
            }}
          />
        </>
      ) : null}
    </>
  );
}

function State({ record, isChanged }: { record: ContentRecordAnswer; isChanged: boolean }) {
  const { version, publishedVersion, deletedAt, updatedAt, updatedBy } = record;
  const state = publishedVersion === null ? 'draft' : publishedVersion < version ? 'changed' : 'published';
  return (
    <p className="soft">
      {deletedAt ? 'Deleted' : stateNames[state]}
      {updatedBy ? (
        <>
          , changed <Moment at={updatedAt} /> by {updatedBy}
        </>
      ) : null}
      {isChanged ? '. You have changes that are not saved.' : ''}
    </p>
  );
}

const conflictIn = (error: unknown): ContentRecordAnswer | undefined =>
  error instanceof CallRefused ? (error.detail.record as ContentRecordAnswer | undefined) : undefined;

interface RecordFormProps {
  kind: Kind;
  choices: ContentChoices;
  /** Default: it is a new one. */
  record?: ContentRecordAnswer;
  /** What the fields begin with. */
  first: ContentData;
}
