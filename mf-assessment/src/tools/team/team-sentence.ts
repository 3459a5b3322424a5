import { leastMembers, type TeamLinks } from './team.ts';

/** A message about the links: which do not count, and whether there are enough. */
export function teamSentence({ all, newer, unread }: TeamLinks, members: number): string {
  const same = all.length - members;
  const few = members > 0 && members < leastMembers;
  return [
    same > 0 && `${links(same, 'holds', 'hold')} the same marks as another and ${same === 1 ? 'is' : 'are'} left out.`,
    few && `A team view needs three links or more; ${members === 1 ? 'one is' : 'two are'} here.`,
    newer > 0 && `${links(newer, 'was', 'were')} made by a newer version of the meter.`,
    unread === 1 && 'We could not read one line.',
    unread > 1 && `We could not read ${unread} lines.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const words = ['', 'One', 'Two', 'Three'];

const links = (count: number, singular: string, plural: string) =>
  `${words[count] ?? count} ${count === 1 ? `link ${singular}` : `links ${plural}`}`;
