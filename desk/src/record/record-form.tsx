import type { Choices, FieldData } from '@agile-languages/api/desk';
import { Button, ButtonRow, buttonClass, classNames } from '@agile-languages/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceRecord } from '../resources/resource.data.ts';
import { type ActionName, actionWords, type Screen } from '../resources/screen.ts';
import { Failure } from '../shell/failure.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { Conflict } from './conflict.tsx';
import { FieldInput, widthOf } from './field-input.tsx';
import { History } from './history.tsx';
import { KeptNotice } from './kept-notice.tsx';
import styles from './record.module.css';
import { RecordActions } from './record-actions.tsx';
import { useRecord } from './use-record.ts';

export function RecordForm({ screen, choices, record, first, children }: RecordFormProps) {
  const { fields } = screen;
  const work = useRecord(screen, record, first);
  const { form, isKept, isDirty, isPending, theirs, question, error } = work;
  const data = form.watch();
  const actions = actionsOf(screen, record);
  const canSave = actions.includes('save');
  const mails = record && screen.mails?.(record);
  const beside = canSave ? screen.beside?.(data, record, work.set) : undefined;

  return (
    <>
      {record ? <RecordActions {...{ screen, record, isDirty, isPending }} onAct={work.act} /> : null}
      <form
        className={classNames(styles.form, beside ? styles.split : undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          work.save();
        }}
      >
        {isKept && !record ? <KeptNotice onBegin={work.discard} /> : null}
        <fieldset className={styles.fields} disabled={!canSave}>
          <legend className="visually-hidden">Fields</legend>
          {Object.entries(fields).map(([name, field]) => {
            const above = screen.above?.(name, data, work.set);
            return (
              <Fragment key={name}>
                {above ? <div className={styles.full}>{above}</div> : null}
                <div className={styles[above ? 'full' : widthOf(field)]}>
                  <FieldInput
                    {...{ name, field, choices }}
                    control={form.control}
                    isComplete={!actions.includes('publish')}
                    isReadOnly={!canSave}
                  />
                </div>
              </Fragment>
            );
          })}
        </fieldset>
        {beside}
        <div className={styles.end}>
          {isDirty ? (
            <p className="soft">You have changes that are not saved: {changedIn(screen, form.formState)}.</p>
          ) : null}
          <Buttons {...{ screen, record, work, data }} />
          <p role="status">{work.notice}</p>
          {theirs ? (
            <Conflict
              {...{ fields }}
              theirs={theirs.data}
              mine={data}
              sentence={error?.message ?? ''}
              onKeepMine={work.keepMine}
              onTakeTheirs={work.takeTheirs}
            />
          ) : (
            <Failure error={error} onRetry={question?.onYes} retry={question?.yes} />
          )}
          {!record && isDirty && screen.created?.mails ? (
            <MailBeforehand key={JSON.stringify(data)} ask={work.newMail} />
          ) : null}
          {record && isDirty && mails ? (
            <MailBeforehand key={JSON.stringify(data)} ask={() => work.mailOf(record, mails)} />
          ) : null}
        </div>
      </form>
      {children}
      {record ? <History screen={screen} record={record} onRestored={work.restored} /> : null}
    </>
  );
}

function actionsOf(screen: Screen, record: ResourceRecord | undefined): readonly ActionName[] {
  if (record) return screen.actionsOf(record);
  return screen.isComplete ? ['save'] : ['save', 'publish'];
}

function Buttons({ screen, record, work, data }: ButtonsProps) {
  const { isDirty, isPending } = work;
  const actions = actionsOf(screen, record);
  const canPublish = actions.includes('publish');
  return (
    <ButtonRow>
      {canPublish ? (
        <Button disabled={isPending} onClick={() => work.publish()}>
          {actionWords.publish.name}
        </Button>
      ) : null}
      {actions.includes('save') ? (
        <Button type="submit" variant={canPublish ? 'line' : 'primary'} disabled={isPending || (record && !isDirty)}>
          {record ? 'Save' : (screen.created?.name ?? 'Save')}
        </Button>
      ) : null}
      {isDirty ? (
        <Button variant="quiet" onClick={work.discard}>
          Discard changes
        </Button>
      ) : null}
      {record && screen.copy ? (
        <Link
          className={buttonClass('line')}
          to={`/${screen.list}/new`}
          state={{ copy: { ...data, ...screen.copy.data } }}
        >
          {screen.copy.name}
        </Link>
      ) : null}
    </ButtonRow>
  );
}

const changedIn = ({ fields }: Screen, { dirtyFields }: { dirtyFields: Partial<Record<string, unknown>> }) =>
  Object.entries(fields)
    .filter(([name]) => dirtyFields[name])
    .map(([, { label }]) => label)
    .join(', ');

interface ButtonsProps {
  screen: Screen;
  record: ResourceRecord | undefined;
  work: ReturnType<typeof useRecord>;
  data: FieldData;
}

interface RecordFormProps {
  screen: Screen;
  choices: Choices;
  record?: ResourceRecord;
  first: FieldData;
  /** Between fields and history. */
  children?: ReactNode;
}
