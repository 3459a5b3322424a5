import type { SessionRow } from '@agile-languages/api/desk';
import { Button } from '@agile-languages/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type Column, Table } from '../shell/table.tsx';
import { OtherTime, ownTimeZone, ZonedTime } from '../shell/times.tsx';
import { useRested } from '../shell/use-rested.ts';
import { type ClassTime, sessionsQuery } from './classes.data.ts';
import { dayInWords, SessionChange } from './session-change.tsx';

interface Props extends ClassTime {
  onOtherDates: (lines: string) => void;
}

/** In the time zones of the class and of the reader. */
export function SessionPreview({ start, timeZone, pattern, otherDates, onOtherDates }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState('');
  const typed = JSON.stringify({ start, timeZone, pattern, otherDates } satisfies ClassTime);
  const time = useRested(typed);
  const asked = JSON.parse(time) as ClassTime;
  const isReady = asked.start !== '' && asked.timeZone !== '' && asked.pattern !== '';
  const { data, isPlaceholderData } = useQuery({ ...sessionsQuery(asked), enabled: isReady });
  const isCurrent = typed === time && !isPlaceholderData;
  const own = ownTimeZone();
  const zone = data?.timeZone ?? own;
  const lines = (data?.otherDates ?? '').split('\n').filter(Boolean);
  const isLine = (of: string) => lines.some((line) => line.startsWith(of));
  const rows = (data?.rows ?? []).map((row, index) => ({ ...row, number: index + 1 }));
  const open = rows.find(({ of }) => of === changed);

  function change(of: string, line: string | undefined) {
    onOtherDates([...lines.filter((other) => !other.startsWith(of)), ...(line ? [line] : [])].toSorted().join('\n'));
    close();
  }

  function close() {
    setChanged('');
    title.current?.focus();
  }

  const columns = columnsOf(zone, own, ({ of, day }) => (
    <Button variant="quiet" size="small" disabled={!isCurrent} onClick={() => setChanged(of)}>
      Change <span className="visually-hidden">the session on {dayInWords(day)}</span>
    </Button>
  ));

  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        Sessions
      </h2>
      <p role="status" className="soft">
        {isReady ? data?.fault || count(rows.length) : 'First session, time zone and sessions make this list.'}
      </p>
      {isReady && rows.length > 0 ? <Table columns={columns} rows={rows} keyOf={({ of }) => of} /> : null}
      {open ? (
        <SessionChange
          key={open.of}
          session={open}
          timeZone={zone}
          isFirst={open.of === rows[0]?.of}
          isOfPattern={!isLine(open.of)}
          onChange={(line) => change(open.of, line)}
          onClose={close}
        />
      ) : null}
      {isReady && data && data.leftOut.length > 0 ? (
        <ul aria-label="Left out">
          {data.leftOut.map((of) => (
            <li key={of}>
              {dayInWords(of)} is left out.{' '}
              <Button variant="quiet" size="small" disabled={!isCurrent} onClick={() => change(of, undefined)}>
                Hold it <span className="visually-hidden">on {dayInWords(of)}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

type NumberedSession = SessionRow & { number: number };

const columnsOf = (
  zone: string,
  own: string,
  actionOf: (session: NumberedSession) => ReactNode,
): Column<NumberedSession>[] => [
  { name: 'No.', cell: ({ number }) => number },
  { name: `In ${zone}`, cell: ({ start, end }) => <ZonedTime at={start} until={end} timeZone={zone} /> },
  ...(own === zone
    ? []
    : [
        {
          name: `Here, in ${own}`,
          cell: ({ start, end }: NumberedSession) => <OtherTime at={start} until={end} from={zone} timeZone={own} />,
        },
      ]),
  { name: 'Actions', isUnnamed: true, cell: actionOf },
];

const count = (sessions: number) => (sessions === 1 ? 'One session' : `${sessions} sessions`);
