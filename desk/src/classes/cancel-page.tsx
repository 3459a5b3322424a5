import { Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { cancellationQuery, classQuery, useClassCalls } from './classes.data.ts';
import { mailsInWords } from './mail-article.tsx';
import { MailFirst } from './mail-first.tsx';

/** Cancels a class, together with the mail about it. */
export function CancelPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const calls = useClassCalls();
  const { data: item, error } = useQuery(classQuery(id));
  if (!item)
    return (
      <>
        <h1>Cancel a class</h1>
        {error ? <Failure error={error} /> : <Skeleton lines={8} />}
      </>
    );

  const cancel = async (reason: string) => {
    const { name } = await calls.cancel(id, item.version, reason);
    await navigate(`/classes/${id}`, { replace: true, state: { notice: `${name} is cancelled.` } });
  };

  return (
    <>
      <div className={listStyles.head}>
        <h1>Cancel “{item.name}”</h1>
        <p className="soft">
          It goes off the site, nobody can enrol any more, and everybody who is enrolled gets a mail. That cannot be
          undone.
        </p>
      </div>
      <MailFirst
        classId={id}
        hint="A reason, another date, what happens with payments. May be empty."
        preview={(reason) => cancellationQuery(id, reason)}
        action={(recipients) =>
          recipients === 0 ? 'Cancel the class' : `Cancel the class and send ${mailsInWords(recipients)}`
        }
        send={cancel}
      />
    </>
  );
}
