import type { FirstSteps as Answer, FirstStep } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account.ts';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { sectionsOf } from '../shell/sections.ts';
import styles from './today.module.css';

const steps = {
  texts: { list: '/texts', begin: '/texts?state=draft', sentence: 'Confirm what the site says in your name' },
  experts: { list: '/experts', begin: '/experts/new', sentence: 'Add an expert and publish them' },
  samples: { list: '/samples', begin: '/samples/new', sentence: 'Add a sample of their work' },
  questions: { list: '/questions', begin: '/questions/new', sentence: 'Answer a question' },
  partners: { list: '/partners', begin: '/partners/new', sentence: 'Add a partner' },
  classes: { list: '/classes', begin: '/classes/new', sentence: 'Announce a class' },
  members: { list: '/invitations', begin: '/invitations', sentence: 'Invite a member' },
  settings: { list: '/settings', begin: '/settings', sentence: 'Say who is told of enrolments' },
} as const;

export function FirstSteps() {
  const titleId = useId();
  const client = useQueryClient();
  const { data, shown } = useFirstSteps();
  const examples = useMutation({
    mutationFn: () => call('POST', '/first-steps/examples'),
    onSuccess: () => client.invalidateQueries(),
  });
  if (shown.length === 0) return null;

  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>First steps</h2>
      <p>The site leaves out what there is none of yet. It shows what you publish within five seconds.</p>
      <ol>
        {shown.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      {data?.canLoadExamples ? (
        <p>
          <Button variant="line" size="small" disabled={examples.isPending} onClick={() => examples.mutate()}>
            Load the demonstration’s content as drafts
          </Button>
        </p>
      ) : null}
      <p role="status">{examples.isSuccess ? 'Loaded. Nothing of it is on the site until you publish it.' : ''}</p>
      <Failure error={examples.error} />
    </section>
  );
}

/** Those of the own role. */
export function useFirstSteps() {
  const { role } = useAccount();
  const { data, isPending } = useQuery({
    queryKey: ['first-steps'],
    queryFn: () => call<Answer>('GET', '/first-steps'),
  });
  const paths: readonly string[] = sectionsOf(role).flatMap((part) =>
    ('sections' in part ? part.sections : [part]).map(({ path }) => path),
  );
  return { data, isPending, shown: data?.steps.filter(({ name }) => paths.includes(steps[name].list)) ?? [] };
}

function Step({ step: { name, isDone, drafts, unconfirmed = [] } }: { step: FirstStep }) {
  const { list, begin, sentence } = steps[name];
  if (isDone) return <li>{sentence}: done</li>;
  return (
    <li>
      <Link to={drafts > 0 ? list : begin}>{sentence}</Link>
      {drafts > 0 ? `: ${drafts === 1 ? '1 draft is' : `${drafts} drafts are`} there` : ''}
      {unconfirmed.length > 0 ? <span className="soft">: {unconfirmed.join(' · ')}</span> : null}
    </li>
  );
}
