import { type FieldData, type Fields, initialOf, type MailPreview } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { choicesQuery, noChoices, type ResourceRecord, useResourceCalls } from '../resources/resource.data.ts';
import type { Screen } from '../resources/screen.ts';
import { Failure } from '../shell/failure.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { FieldInput, widthOf } from './field-input.tsx';
import { KeptNotice } from './kept-notice.tsx';
import styles from './record.module.css';
import { useKeptForm, withFaults } from './use-kept-form.ts';

/** For a record without a page of its own. A link may fill it in. */
export function NewRecord({ list, fields, title, action, done, before, above, create, mails }: NewRecordProps) {
  const titleId = useId();
  const { state } = useLocation();
  const isChoosing = Object.values(fields).some(({ list: of, isSuggested }) => isSuggested || (of && of !== 'classes'));
  const { data: choices = noChoices, error: notRead, refetch } = useQuery({ ...choicesQuery, enabled: isChoosing });
  const calls = useResourceCalls(list);
  const { form, isKept, settle } = useKeptForm(`${list} new`, { ...initialOf(fields), ...state?.copy });
  const make = useMutation({
    mutationFn: (data: FieldData) => withFaults(form, () => (create ?? calls.create)(data)),
    onSuccess: () => settle(initialOf(fields)),
  });

  const set = (field: string, value: string) => form.setValue(field, value, { shouldDirty: true });
  const mailOf = typeof mails === 'function' ? mails : calls.createMail;

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate(form.getValues());
        }}
      >
        {isKept ? <KeptNotice onBegin={() => settle(initialOf(fields))} /> : null}
        {before}
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, field]) => {
            const controls = above?.(name, form.watch(), set);
            return (
              <Fragment key={name}>
                {controls ? <div className={styles.full}>{controls}</div> : null}
                <div className={styles[widthOf(field)]}>
                  <FieldInput {...{ name, field, choices }} control={form.control} isComplete isReadOnly={false} />
                </div>
              </Fragment>
            );
          })}
        </div>
        <div className={styles.end}>
          <div>
            <Button type="submit" disabled={make.isPending}>
              {action}
            </Button>
          </div>
          {mails ? <MailBeforehand ask={() => mailOf(form.getValues())} /> : null}
          <p role="status">{make.data ? done(make.variables, make.data) : ''}</p>
          <Failure error={make.error} />
          <Failure error={notRead} onRetry={refetch} />
        </div>
      </form>
    </section>
  );
}

interface NewRecordProps {
  list: string;
  fields: Fields;
  title: string;
  action: string;
  done: (data: FieldData, made: ResourceRecord) => string;
  before?: ReactNode;
  above?: Screen['above'];
  /** Default: the call of the list. */
  create?: (data: FieldData) => Promise<ResourceRecord>;
  /** Shows its mail first, by a call of its own or the usual one. Default: false. */
  mails?: boolean | ((data: FieldData) => Promise<MailPreview>);
}
