import type { ContentRow, Kind } from '@agile-languages/api/desk';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../api/call.ts';
import { useContentCalls } from './content.data.ts';

const actions = [
  { name: 'Publish', done: 'published', run: 'publish' },
  { name: 'Take off the site', done: 'taken off the site', run: 'unpublish' },
  { name: 'Delete', done: 'deleted', run: 'remove' },
] as const;

/** Does the same with every record that is chosen. One that cannot be is named, and the others are done. */
export function BulkActions({ kind, rows, onDone }: BulkActionsProps) {
  const calls = useContentCalls(kind);
  const work = useMutation({
    mutationFn: async ({ done, run }: (typeof actions)[number]) => {
      const faults: string[] = [];
      for (const { id, title, version } of rows)
        await calls[run](id, version).catch((error) => faults.push(`${title}: ${sentenceOf(error)}`));
      onDone();
      return { faults, notice: `${rows.length - faults.length} ${done}.` };
    },
  });

  return (
    <div className="stack">
      {rows.length > 0 ? (
        <ButtonRow>
          <span>{rows.length} chosen:</span>
          {actions.map((action) => (
            <Button
              key={action.run}
              variant="line"
              size="small"
              disabled={work.isPending}
              onClick={() => work.mutate(action)}
            >
              {action.name}
            </Button>
          ))}
        </ButtonRow>
      ) : null}
      <p role="status">{work.data?.notice}</p>
      {work.data && work.data.faults.length > 0 ? (
        <ul role="alert">
          {work.data.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface BulkActionsProps {
  kind: Kind;
  /** Those that are chosen. */
  rows: ContentRow[];
  onDone: () => void;
}
