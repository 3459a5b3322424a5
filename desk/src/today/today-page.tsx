import type { Today } from '@agile-languages/api/desk';
import { Skeleton } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../api/account.ts';
import { call } from '../api/call.ts';
import { Failure } from '../shell/failure.tsx';
import { Classes, Companies, Refunds, Waiting } from './class-parts.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { Invitations, Mails, Messages, Origins, Seatless } from './people-parts.tsx';
import { Content, Installation, Pictures, Publication } from './site-parts.tsx';
import styles from './today.module.css';

export function TodayPage() {
  const { fullname } = useAccount();
  const { shown, isPending } = useFirstSteps();
  const { data, error, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: () => call<Today>('GET', '/today'),
  });
  return (
    <>
      <h1>Today</h1>
      <FirstSteps />
      <Failure error={error} onRetry={refetch} />
      {!data && !error ? <Skeleton lines={10} /> : null}
      {data && isQuiet(data) && !isPending && shown.length === 0 ? <p>Nothing needs you today, {fullname}.</p> : null}
      {data ? (
        <div className={styles.parts}>
          <Messages rows={data.messages} total={data.totals.messages} />
          <Origins rows={data.origins} total={data.totals.origins} />
          <Mails rows={data.mails} total={data.totals.mails} />
          <Waiting rows={data.waiting} total={data.totals.waiting} />
          <Seatless rows={data.seatless} total={data.totals.seatless} />
          <Classes rows={data.classes} total={data.totals.classes} />
          <Companies rows={data.companies} total={data.totals.companies} />
          <Refunds rows={data.refunds} total={data.totals.refunds} />
          <Invitations rows={data.invitations} total={data.totals.invitations} />
          <Publication faults={data.publication} />
          <Content rows={data.content} />
          <Pictures rows={data.pictures} total={data.totals.pictures} />
          <Installation rows={data.installation} />
        </div>
      ) : null}
    </>
  );
}

const isQuiet = ({ totals: _, ...lists }: Today) => Object.values(lists).every((rows) => rows.length === 0);
