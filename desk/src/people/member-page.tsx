import { type ErasureAnswer, enrolmentFields, type MemberAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow, Field, TextInput } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ClassSelect } from '../record/found-select.tsx';
import { History } from '../record/history.tsx';
import { Failure, Pending } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { MailBeforehand } from '../shell/mail-preview.tsx';
import { Moment } from '../shell/times.tsx';
import { MemberClasses } from './member-classes.tsx';
import { MemberData } from './member-data.tsx';
import { MemberDetails } from './member-details.tsx';
import { MemberMails } from './member-mails.tsx';
import { MemberWaiting } from './member-waiting.tsx';
import { memberQuery, usePeopleCalls } from './people.data.ts';
import styles from './people.module.css';
import { memberScreen } from './people-screens.tsx';

export function MemberPage() {
  const { id = '' } = useParams();
  const { data: member, error, refetch } = useQuery(memberQuery(id));
  const [erasure, setErasure] = useState<ErasureAnswer>();
  if (erasure) return <Erased {...erasure} />;
  if (!member) return <Pending title="Member" error={error} onRetry={refetch} />;
  return (
    <>
      <div className={listStyles.head}>
        <h1>{member.fullname}</h1>
        <p className="soft">
          {member.email}, member since <Moment at={member.createdAt} />
        </p>
      </div>
      <MemberDetails key={member.id} member={member} />
      <MemberClasses member={member} />
      <MemberWaiting rows={member.waiting} />
      <Enrol member={member} />
      <SignIn key={`sign-in ${member.id}`} member={member} />
      <MemberMails mails={member.mails} />
      <MemberData key={`data ${member.id}`} member={member} onErased={setErasure} />
      <History screen={memberScreen} record={member} />
    </>
  );
}

const Erased = ({ kept, givenBack, notice }: ErasureAnswer) => (
  <>
    <h1>Member</h1>
    <p role="status">
      This member was erased. Seats that are free again: {givenBack}. Enrolments that stay without name: {kept}.{' '}
      {notice}
    </p>
    <Link to="/members">All members</Link>
  </>
);

function Enrol({ member }: { member: MemberAnswer }) {
  const titleId = useId();
  const calls = usePeopleCalls();
  const [notice, setNotice] = useState('');
  const [classId, setClassId] = useState('');
  const [code, setCode] = useState('');
  const data = { email: member.email, classId, code };
  const enrol = useMutation({
    mutationFn: () => calls.enrol(data),
    onSuccess: () => setNotice(`${member.fullname} has a seat, and a mail with the sessions is on its way.`),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setNotice('');
    enrol.mutate();
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Enrol</h2>
      <form className={styles.form} onSubmit={onSubmit}>
        <ClassSelect value={classId} onChange={setClassId} />
        <Field label={enrolmentFields.code.label} hint={enrolmentFields.code.hint}>
          <TextInput maxLength={30} value={code} onChange={({ target }) => setCode(target.value)} />
        </Field>
        <Button type="submit" variant="line" disabled={enrol.isPending}>
          Enrol
        </Button>
      </form>
      {classId ? <MailBeforehand key={`${classId} ${code}`} ask={() => calls.enrolMail(data)} /> : null}
      <p role="status">{notice}</p>
      <Failure error={enrol.error} />
    </section>
  );
}

function SignIn({ member }: { member: MemberAnswer }) {
  const titleId = useId();
  const calls = usePeopleCalls();
  const work = useMutation({ mutationFn: (run: () => Promise<string>) => run() });

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Sign-in</h2>
      <ButtonRow>
        <Button
          variant="line"
          size="small"
          disabled={work.isPending}
          onClick={() =>
            work.mutate(async () => {
              await calls.renewPassword(member.id);
              return `A link for a new password is on its way to ${member.email}.`;
            })
          }
        >
          Mail a link for a new password
        </Button>
        <Button
          variant="line"
          size="small"
          disabled={work.isPending}
          onClick={() =>
            work.mutate(async () => {
              const { ended } = await calls.signOut(member.id);
              return ended === 1 ? 'One sign-in has ended.' : `${ended} sign-ins have ended.`;
            })
          }
        >
          Sign out everywhere
        </Button>
      </ButtonRow>
      <MailBeforehand ask={() => calls.renewalMail(member.id)} />
      <p role="status">{work.data}</p>
      <Failure error={work.error} />
    </section>
  );
}
