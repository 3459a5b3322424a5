import type { AuditRow } from '@agile-languages/api/desk';
import { Moment } from '../shell/moment.tsx';
import styles from './audit.module.css';

export function AuditTable({ rows }: { rows: AuditRow[] }) {
  if (rows.length === 0) return <p>No entry fits.</p>;
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">Action</th>
            <th scope="col">What</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, email, action, subject, detail, address }) => (
            <tr key={id}>
              <td>
                <Moment at={at} />
              </td>
              <td>{email || 'command line'}</td>
              <td>{action}</td>
              <td>{[subject, detail].filter(Boolean).join(': ')}</td>
              <td>{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
