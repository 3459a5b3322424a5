import type { Say } from '@agile-languages/shared/formats';
import type { TeamLinks } from './team.ts';

/** A message about the links: which do not count, and whether there are enough. */
export function teamSentence({ all, newer, unread }: TeamLinks, members: number, say: Say): string {
  const inWords = (count: number) => (words[count] ? say(words[count]) : `${count}`);
  const same = all.length - members;
  return [
    same > 0 && say(sameMarks, same, inWords(same)),
    members === 1 && say('A team view needs three links or more; one is here.'),
    members === 2 && say('A team view needs three links or more; two are here.'),
    newer > 0 && say(newerVersion, newer, inWords(newer)),
    unread > 0 && say('We could not read one line.|We could not read {0} lines.', unread),
  ]
    .filter(Boolean)
    .join(' ');
}

const words = ['', 'One', 'Two', 'Three'];

const sameMarks =
  '{1} link holds the same marks as another and is left out.|{1} links hold the same marks as another and are left out.';
const newerVersion =
  '{1} link was made by a newer version of the meter.|{1} links were made by a newer version of the meter.';
