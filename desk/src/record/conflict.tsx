import type { FieldData, Fields, FieldValue } from '@agile-languages/api/desk';
import { Button, ButtonRow, plainText } from '@agile-languages/shared/ui';

/** Another person has saved meanwhile: this one decides. */
export function Conflict({ fields, theirs, mine, sentence, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <div role="alert" className="stack">
      <p>{sentence}</p>
      <dl>
        {differencesIn(fields, theirs, mine).map(([name, { label }]) => (
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

const inWords = (value: FieldValue | undefined): string =>
  typeof value === 'string' ? plainText(value) : (value ?? []).join(', ');

export const differencesIn = (fields: Fields, one: FieldData, other: FieldData) =>
  Object.entries(fields).filter(([name]) => inWords(one[name]) !== inWords(other[name]));

interface ConflictProps {
  fields: Fields;
  theirs: FieldData;
  mine: FieldData;
  sentence: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}
