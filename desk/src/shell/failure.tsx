import { Button, Skeleton } from '@agile-languages/shared/ui';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../api/call.ts';

/** Shows nothing without an error. */
export function Failure({ error, onRetry, retry = 'Try again' }: FailureProps) {
  if (!error) return null;
  return (
    <div role="alert" className="stack">
      <p>{sentenceOf(error)}</p>
      {onRetry ? (
        <Button variant="line" size="small" onClick={onRetry}>
          {retry}
        </Button>
      ) : null}
    </div>
  );
}

export function Pending({ title, error, onRetry, lines = 8 }: PendingProps) {
  return (
    <>
      <h1>{title}</h1>
      {error ? <Failure error={error} onRetry={onRetry} /> : <Skeleton lines={lines} />}
    </>
  );
}

export function NotFound() {
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        The address is not one of the desk. <Link to="/">To the first page</Link>
      </p>
    </>
  );
}

interface FailureProps {
  error: unknown;
  onRetry?: () => void;
  retry?: string;
}

interface PendingProps {
  title: string;
  error: unknown;
  onRetry?: () => void;
  /** Height while pending. Default: 8. */
  lines?: number;
}
