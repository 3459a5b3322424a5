import { useState } from 'react';
import styles from './playground.module.css';

interface HeardEvent {
  id: number;
  name: string;
  detail: string;
}

const kept = 6;

/** The newest events of the element, newest first. */
export function useEventLog() {
  const [events, setEvents] = useState<readonly HeardEvent[]>([]);
  const add = (name: string, detail: unknown) =>
    setEvents((before) =>
      [{ id: (before[0]?.id ?? 0) + 1, name, detail: JSON.stringify(detail) }, ...before].slice(0, kept),
    );
  return { events, add };
}

/** What the partner's page has heard of the element. */
export const EventLog = ({ events }: { events: readonly HeardEvent[] }) => (
  <div className={styles.log}>
    <h3 id="events">Events your page hears</h3>
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
