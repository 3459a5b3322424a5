import type { FieldData } from '@agile-languages/api/desk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallRefused, sentenceOf } from '../api/call.ts';
import { type ResourceRecord, useResourceCalls } from '../resources/resource.data.ts';
import { actionWords, type Screen } from '../resources/screen.ts';
import { type Notice, useWork } from '../shell/use-work.ts';
import { useKeptForm, withFaults } from './use-kept-form.ts';

export function useRecord(
  { list, fields, published, created }: Pick<Screen, 'list' | 'fields' | 'published' | 'created'>,
  record: ResourceRecord | undefined,
  first: FieldData,
) {
  const navigate = useNavigate();
  const calls = useResourceCalls(list);
  const { form, isKept, settle } = useKeptForm(`${list} ${record?.id ?? 'new'}`, first);
  const { isDirty } = form.formState;
  const { act, notice, setNotice, error, isPending } = useWork();
  const refused = error instanceof CallRefused ? error : undefined;
  const theirs = refused?.detail.record as ResourceRecord | undefined;
  const { toAsk, question } = useQuestion(refused?.detail.asks as string | undefined);

  const attempt = (done: string, run: () => Promise<Notice | undefined>) => act(done, () => withFaults(form, run));

  /** A record may have more than its form. */
  const entered = (): FieldData =>
    Object.fromEntries(Object.entries(form.getValues()).filter(([name]) => name in fields));

  async function save(version = record?.version ?? 0, answer?: object): Promise<ResourceRecord> {
    if (record && !isDirty) return record;
    const data = entered();
    const saved = record ? await calls.save({ ...record, version }, data, answer) : await calls.create(data);
    settle(saved.data);
    return saved;
  }

  /** The page of a new record says what came of the rest. */
  const saveAnd = (done: string, next: (saved: ResourceRecord) => Promise<Notice>, version?: number, answer?: object) =>
    attempt(done, async () => {
      const saved = await save(version, answer);
      if (record) return next(saved);
      const came = await next(saved).then(() => done, sentenceOf);
      await navigate(`/${list}/${encodeURIComponent(saved.id)}`, { replace: true, state: { notice: came } });
    });

  const saveOver = (version?: number) =>
    toAsk('Save', (answer) => {
      const done = record || !created ? 'Saved.' : created.done(entered());
      saveAnd(done, async (saved) => saved, version, answer);
    });

  return {
    form,
    isKept,
    isDirty,
    set: (field: string, value: string) => form.setValue(field, value, { shouldDirty: true }),
    notice,
    error,
    isPending,
    theirs,
    question,
    mailOf: (seen: ResourceRecord, answers: object) => calls.saveMail(seen, entered(), answers),
    newMail: () => calls.createMail(entered()),
    save: () => saveOver(),
    publish: () =>
      toAsk(actionWords.publish.name, (answer) =>
        saveAnd(published ?? actionWords.publish.done, (saved) => calls.act(saved, 'publish', answer)),
      ),
    act: (action: 'unpublish' | 'delete' | 'undelete' | 'reset') =>
      attempt(actionWords[action].done, async () => {
        if (!record) return;
        const next = await calls.act(record, action);
        if (action === 'delete' || action === 'reset') settle(next.data);
      }),
    discard: () => settle(first),
    keepMine: () => saveOver(theirs?.version),
    takeTheirs: () =>
      attempt('', async () => {
        if (!theirs) return;
        calls.keep(theirs);
        settle(theirs.data);
      }),
    restored(kept: ResourceRecord) {
      settle(kept.data);
      setNotice('Restored as a draft of the next version.');
    },
  };
}

/** The question is answered by the same once more, with all answers so far. */
function useQuestion(asks: string | undefined) {
  const [last, setLast] = useState<{ name: string; again: (answer: object) => void; answer: object }>();

  function toAsk(name: string, run: (answer?: object) => void) {
    setLast({ name, again: run, answer: {} });
    run();
  }

  function yes({ name, again, answer }: NonNullable<typeof last>) {
    const given = { ...answer, [asks ?? '']: true };
    setLast({ name, again, answer: given });
    again(given);
  }

  return { toAsk, question: asks && last ? { yes: last.name, onYes: () => yes(last) } : undefined };
}
