import { shortDay } from '@agile-languages/shared/formats';
import type { Obstacle, Passed } from './fit-plan.ts';

/** 'Tue 8 Dec: collides with User Story on Thu 10 Dec'. */
export const passedText = ({ row, why }: Passed): string => `${shortDay(row.start) || row.className}: ${textOf(why)}`;

function textOf(why: Obstacle): string {
  switch (why.kind) {
    case 'undated':
      return 'no date yet';
    case 'unread':
      return 'not all of its sessions are known';
    case 'seats':
      return why.seats === 0 ? 'full' : `${why.seats} seat${why.seats === 1 ? '' : 's'}`;
    case 'off':
      return `a session on ${shortDay(why.day)}, a day off`;
    case 'hours':
      return `${why.hours} hours in one week${why.others.length > 0 ? `, with ${why.others.join(' and ')}` : ''}`;
    case 'clash':
      return `collides with ${why.language} on ${shortDay(why.day)}`;
    case 'late':
      return `lasts until ${shortDay(why.day)}, longer than this plan`;
  }
}
