import { Button } from '@agile-languages/shared/ui';
import { sentenceOf } from '../api/call.ts';

/** What has failed, and a way to try it again. Without an error it shows nothing. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (!error) return null;
  return (
    <div role="alert" className="stack">
      <p>{sentenceOf(error)}</p>
      {onRetry ? (
        <Button variant="line" size="small" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
