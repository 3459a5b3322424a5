import type { ErasureAnswer, MemberAnswer } from '@agile-languages/api/desk';
import { Button, ButtonRow, Skeleton } from '@agile-languages/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { Moment } from '../shell/moment.tsx';
import { ClassSelect } from './class-select.tsx';
import { MemberClasses } from './member-classes.tsx';
import { MemberData } from './member-data.tsx';
import { memberQuery, usePeopleCalls } from './people.data.ts';
import styles from './people.module.css';

/** One member: classes, a seat in another one, sign-in, data. */
export function MemberPage() {
  const { id = '' } = useParams();
  const { data: member, error, refetch } = useQuery(memberQuery(id));
  const [erasure, setErasure] = useState<ErasureAnswer>();
  if (erasure) return <Erased {...erasure} />;
  if (!member)
    return (
      <>
        <h1>Member</h1>
        {error ? <Failure error={error} onRetry={refetch} /> : <Skeleton lines={8} />}
      </>
    );
  return (
    <>
      <div className={listStyles.head}>
        <h1>{member.fullname}</h1>
        <p className="soft">
          {member.email}, member since <Moment at={member.createdAt} />
        </p>
      </div>
      <MemberClasses member={member} />
      <Enrol member={member} />
      <SignIn member={member} />
      <MemberData member={member} onErased={setErasure} />
    </>
  );
}

const Erased = ({ kept, givenBack }: ErasureAnswer) => (
  <>
    <h1>Member</h1>
    <p role="status">
      This member was erased. Seats that are free again: {givenBack}. Enrolments that stay without name: {kept}.
    </p>
    <Link to="/members">All members</Link>
  </>
);

function Enrol({ member }: { member: MemberAnswer }) {
  const titleId = useId();
  const calls = usePeopleCalls();
  const [notice, setNotice] = useState('');
  const enrol = useMutation({
    mutationFn: (classId: string) => calls.enrol(member.id, classId),
    onSuccess: () => setNotice(`${member.fullname} has a seat. No mail is sent.`),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setNotice('');
    enrol.mutate(String(new FormData(event.currentTarget).get('classId')));
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Enrol</h2>
      <form className={styles.form} onSubmit={onSubmit}>
        <ClassSelect />
        <Button type="submit" variant="line" disabled={enrol.isPending}>
          Enrol
        </Button>
      </form>
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
      <p role="status">{work.data}</p>
      <Failure error={work.error} />
    </section>
  );
}
