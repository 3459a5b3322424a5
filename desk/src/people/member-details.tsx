import { type MailPreview, type MemberAnswer, memberFields } from '@agile-languages/api/desk';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../api/call.ts';
import { Conflict } from '../record/conflict.tsx';
import { FieldInput, widthOf } from '../record/field-input.tsx';
import styles from '../record/record.module.css';
import { useRecord } from '../record/use-record.ts';
import { noChoices } from '../resources/resource.data.ts';
import { Failure } from '../shell/failure.tsx';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { memberQuery, pathOf } from './people.data.ts';

export function MemberDetails({ member }: { member: MemberAnswer }) {
  const titleId = useId();
  const client = useQueryClient();
  const work = useRecord({ list: 'members', fields: memberFields }, member, member.data);
  const { form, isDirty, isPending, theirs, error } = work;
  const data = form.watch();
  const hasOtherAddress = String(data.email).trim().toLowerCase() !== member.email;
  const path = `${pathOf(member.id)}?dry=1`;

  async function onTakeTheirs() {
    work.takeTheirs();
    await client.invalidateQueries({ queryKey: memberQuery(member.id).queryKey });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Details</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          work.save();
        }}
      >
        <div className={styles.fields}>
          {Object.entries(memberFields).map(([name, field]) => (
            <div key={name} className={styles[widthOf(field)]}>
              <FieldInput
                {...{ name, field }}
                choices={noChoices}
                control={form.control}
                isComplete
                isReadOnly={false}
              />
            </div>
          ))}
        </div>
        <div className={styles.end}>
          {hasOtherAddress ? (
            <>
              <p>
                {member.fullname} logs in with the new address from then on and keeps seats and password. Both addresses
                get a mail, and links for a new password end.
              </p>
              <MailBeforehand ask={() => call<MailPreview>('PUT', path, { version: member.version, data })} />
            </>
          ) : null}
          <ButtonRow>
            <Button type="submit" disabled={isPending || !isDirty}>
              Save
            </Button>
            {isDirty ? (
              <Button variant="quiet" onClick={work.discard}>
                Discard changes
              </Button>
            ) : null}
          </ButtonRow>
          <p role="status">{work.notice}</p>
          {theirs ? (
            <Conflict
              fields={memberFields}
              theirs={theirs.data}
              mine={data}
              sentence={error?.message ?? ''}
              onKeepMine={work.keepMine}
              onTakeTheirs={onTakeTheirs}
            />
          ) : (
            <Failure error={error} />
          )}
        </div>
      </form>
    </section>
  );
}
