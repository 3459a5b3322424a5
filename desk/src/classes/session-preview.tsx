import type { ClassData, SessionRow } from '@agile-languages/api/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { type Column, Table } from '../shell/table.tsx';
import { sessionsQuery } from './classes.data.ts';
import { OtherTime, ownTimeZone, ZonedTime } from './zoned-time.tsx';

type ClassTime = Pick<ClassData, 'start' | 'timeZone' | 'pattern'>;

/** Milliseconds without another letter, before the server is asked. */
const pause = 250;

/** The sessions that a pattern makes, while one types, in the time zone of the class and in the reader's. */
export function SessionPreview({ start, timeZone, pattern }: ClassTime) {
  const titleId = useId();
  const time = useRested(JSON.stringify({ start, timeZone, pattern } satisfies ClassTime));
  const asked = JSON.parse(time) as ClassTime;
  const isReady = Object.values(asked).every((value) => value !== '');
  const { data } = useQuery({ ...sessionsQuery(asked), enabled: isReady });
  const own = ownTimeZone();
  const zone = data?.timeZone ?? own;
  const columns: Column<SessionRow & { number: number }>[] = [
    { name: 'No.', cell: ({ number }) => number },
    {
      name: `In ${zone}`,
      cell: ({ start: at, end }) => <ZonedTime at={at} until={end} timeZone={zone} />,
    },
  ];
  if (own !== zone)
    columns.push({
      name: `Here, in ${own}`,
      cell: ({ start: at, end }) => <OtherTime at={at} until={end} from={zone} timeZone={own} />,
    });
  const rows = (data?.rows ?? []).map((row, index) => ({ ...row, number: index + 1 }));

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>Sessions</h2>
      <p role="status" className="soft">
        {isReady ? data?.fault || count(rows.length) : 'First session, time zone and sessions make this list.'}
      </p>
      {isReady && rows.length > 0 ? <Table columns={columns} rows={rows} keyOf={({ start: at }) => at} /> : null}
    </section>
  );
}

const count = (sessions: number) => (sessions === 1 ? 'One session' : `${sessions} sessions`);

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
