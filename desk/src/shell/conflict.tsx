import type { ContentValue } from '@agile-languages/api/desk';
import { Button, ButtonRow } from '@agile-languages/shared/ui';
import { inWords } from './in-words.ts';

/** Somebody else was first. What both have written is shown, and the person decides. */
export function Conflict({ fields, theirs, mine, sentence, onKeepMine, onTakeTheirs }: ConflictProps) {
  const differing = fields.filter(({ name }) => inWords(theirs[name]) !== inWords(mine[name]));
  return (
    <div role="alert" className="stack">
      <p>{sentence}</p>
      <dl>
        {differing.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}, theirs</dt>
            <dd>{inWords(theirs[name]) || 'nothing'}</dd>
            <dt>{label}, yours</dt>
            <dd>{inWords(mine[name]) || 'nothing'}</dd>
          </div>
        ))}
      </dl>
      <ButtonRow>
        <Button variant="line" size="small" onClick={onKeepMine}>
          Save yours
        </Button>
        <Button variant="line" size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </ButtonRow>
    </div>
  );
}

interface ConflictProps {
  fields: readonly { name: string; label: string }[];
  theirs: Record<string, ContentValue>;
  mine: Record<string, ContentValue>;
  sentence: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}
