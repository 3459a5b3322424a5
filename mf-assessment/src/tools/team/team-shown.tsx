import type { Topic } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { countShown, type SaidAndShown, shownText } from '../../assessment/shown.ts';
import type { Member } from './team.ts';

export function TeamShown({ communicationCase, members }: { communicationCase: Case; members: readonly Member[] }) {
  if (members.every(({ shown }) => shown.size === 0)) return null;
  const counts = members.map(({ marks, shown }) => countShown(communicationCase, marks, shown));
  const unshown = saidByAll(communicationCase, members);
  return (
    <>
      <p>
        {`On average ${shownText({ said: meanOf(counts, 'said'), shown: meanOf(counts, 'shown') })}. By person: ${rangeOf(counts, 'said')} said, ${rangeOf(counts, 'shown')} shown.`}
      </p>
      {unshown.length > 0 ? (
        <p>
          Said by everybody and shown by nobody:{' '}
          {unshown
            .slice(0, mostNamed)
            .map(({ name }) => name)
            .join(', ')}
          {unshown.length > mostNamed ? ` and ${unshown.length - mostNamed} more` : ''}.
        </p>
      ) : null}
    </>
  );
}

const mostNamed = 5;

const saidByAll = ({ languages }: Case, members: readonly Member[]): Topic[] =>
  languages
    .flatMap(({ language }) => language.topics)
    .filter(({ id }) => members.every(({ marks, shown }) => !marks.has(id) && !shown.has(id)));

const meanOf = (counts: readonly SaidAndShown[], key: keyof SaidAndShown) =>
  Math.round(counts.reduce((sum, count) => sum + count[key], 0) / counts.length);

function rangeOf(counts: readonly SaidAndShown[], key: keyof SaidAndShown) {
  const values = counts.map((count) => count[key]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
}
