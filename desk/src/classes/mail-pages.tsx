import type { ClassData, DeskClass, MailPreview } from '@agile-languages/api/desk';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { forget, unsavedOf } from '../record/use-kept-form.ts';
import { recordQuery, useResourceCalls } from '../resources/resource.data.ts';
import { Pending } from '../shell/failure.tsx';
import listStyles from '../shell/list.module.css';
import { withNotice } from '../shell/use-work.ts';
import { MailFirst, mailsInWords } from './mail-first.tsx';

export const CancelPage = () => <ForClass title="Cancel a class">{(item) => <Cancel item={item} />}</ForClass>;

export const MovePage = () => <ForClass title="New times or place">{(item) => <Move item={item} />}</ForClass>;

export const PostponePage = () => <ForClass title="Postpone a class">{(item) => <Postpone item={item} />}</ForClass>;

function ForClass({ title, children }: { title: string; children: (item: DeskClass) => ReactNode }) {
  const { id = '' } = useParams();
  const { data: item, error } = useQuery(recordQuery<DeskClass>('classes', id));
  return item ? children(item) : <Pending title={title} error={error} />;
}

function Cancel({ item }: { item: DeskClass }) {
  const { name } = item;
  const act = useMailAction(item, 'cancel');
  return (
    <MailStep
      item={item}
      name="cancel"
      title={`Cancel “${name}”`}
      about="It leaves every list, its page says that it is cancelled, nobody can enrol any more, and everybody who is enrolled, waits or is invited gets a mail. That cannot be undone."
      hint="A reason, another date, what happens with payments. May be empty."
      preview={act.preview}
      action={(recipients) =>
        recipients === 0 ? 'Cancel the class' : `Cancel the class and send ${mailsInWords(recipients)}`
      }
      send={(reason, answer) => act.send({ reason, answer }, `${name} is cancelled.`)}
    />
  );
}

function Move({ item }: { item: DeskClass }) {
  const { id, name } = item;
  const form = `classes ${id}`;
  const act = useMailAction(item, 'move', { data: { ...item.data, ...unsavedOf(form) } });

  async function move(reason: string, answer?: object) {
    await act.send({ reason, answer }, 'Saved. The mails are on their way.');
    forget(form);
  }

  return (
    <MailStep
      item={item}
      name="move"
      title={`New times or place of “${name}”`}
      about="What you have changed is saved, and everybody who is enrolled, waits or is invited gets a mail."
      hint="A reason, what to do if that does not suit. May be empty."
      preview={act.preview}
      action={(recipients) => `Save and send ${mailsInWords(recipients)}`}
      send={move}
    />
  );
}

function Postpone({ item }: { item: DeskClass }) {
  const { name } = item;
  const act = useMailAction(item, 'postpone');
  return (
    <MailStep
      item={item}
      name="postpone"
      title={`Postpone “${name}” by a week`}
      about="Every session moves by a week, or by more where it would meet a date that is left out, and keeps its hours. Everybody who is enrolled, waits or is invited gets a mail."
      hint="A reason, what to do if the new times do not suit. May be empty."
      preview={act.preview}
      action={(recipients) =>
        recipients === 0 ? 'Postpone the class' : `Postpone the class and send ${mailsInWords(recipients)}`
      }
      send={(reason, answer) => act.send({ reason, answer }, `${name} is postponed.`)}
    />
  );
}

function MailStep({ item, title, about, ...mail }: MailStepProps) {
  return (
    <>
      <div className={listStyles.head}>
        <h1>{title}</h1>
        <p className="soft">{about}</p>
      </div>
      <MailFirst classId={item.id} {...mail} />
    </>
  );
}

interface MailStepProps extends Omit<ComponentProps<typeof MailFirst>, 'classId'> {
  item: DeskClass;
  title: string;
  about: string;
}

function useMailAction(item: DeskClass, action: string, more: { data?: Partial<ClassData> } = {}) {
  const navigate = useNavigate();
  const calls = useResourceCalls<DeskClass>('classes');
  const { id, version } = item;
  const input = (reason: string, answer?: object) => ({ version, reason, ...more, ...answer });
  return {
    preview: (reason: string, answer?: object) => ({
      queryKey: ['class-mails', action, id, input(reason, answer)],
      queryFn: () =>
        call<MailPreview>('POST', `/classes/${encodeURIComponent(id)}/${action}?dry=1`, input(reason, answer)),
      retry: false,
    }),
    async send({ reason, answer }: { reason: string; answer?: object }, notice: string) {
      const done = await calls.act(item, action, input(reason, answer));
      await navigate(`/classes/${id}`, { replace: true, state: { notice: withNotice(notice, done) } });
    },
  };
}
