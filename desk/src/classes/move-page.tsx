import type { DeskClass } from '@agile-languages/api/desk';
import { Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { useUnsaved } from '../shell/use-unsaved.ts';
import { classQuery, moveQuery, useClassCalls } from './classes.data.ts';
import { mailsInWords } from './mail-article.tsx';
import { MailFirst } from './mail-first.tsx';

/** New times of a class: saved together with the mail about them. */
export function MovePage() {
  const { id = '' } = useParams();
  const { data: item, error } = useQuery(classQuery(id));
  if (item) return <Move item={item} />;
  return (
    <>
      <h1>New times</h1>
      {error ? <Failure error={error} /> : <Skeleton lines={8} />}
    </>
  );
}

function Move({ item }: { item: DeskClass }) {
  const { id, name, version } = item;
  const navigate = useNavigate();
  const calls = useClassCalls();
  const { data, discard } = useUnsaved(`class ${id}`, item.data);

  async function move(reason: string) {
    await calls.move(id, version, data, reason);
    discard();
    await navigate(`/classes/${id}`, { replace: true, state: { notice: 'Saved. The mails are on their way.' } });
  }

  return (
    <>
      <div className={listStyles.head}>
        <h1>New times of “{name}”</h1>
        <p className="soft">What you have changed is saved, and everybody who is enrolled gets a mail.</p>
      </div>
      <MailFirst
        classId={id}
        hint="A reason, what to do if the new times do not suit. May be empty."
        preview={(reason) => moveQuery(id, data, reason)}
        action={(recipients) => `Save and send ${mailsInWords(recipients)}`}
        send={move}
      />
    </>
  );
}
