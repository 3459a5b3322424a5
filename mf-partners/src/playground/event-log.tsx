import { useState } from 'react';
import styles from './playground.module.css';

interface LoggedEvent {
  id: number;
  name: string;
  detail: string;
}

const maxEvents = 6;

export function useEventLog() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const add = (name: string, detail: unknown) =>
    setEvents((before) =>
      [{ id: (before[0]?.id ?? 0) + 1, name, detail: JSON.stringify(detail) }, ...before].slice(0, maxEvents),
    );
  return { events, add };
}

export const EventLog = ({ events }: { events: readonly LoggedEvent[] }) => (
  <div className={styles.log}>
    <h3 id="events">Events your page gets</h3>
    <div role="log" aria-labelledby="events" aria-live="off">
      <ol>
        {events.map(({ id, name, detail }) => (
          <li key={id}>
            <code>{name}</code> <code className={styles.detail}>{detail}</code>
          </li>
        ))}
      </ol>
    </div>
  </div>
);
