import { type MessageRow, messageFields, type RecordAnswer } from '@agile-languages/api/desk';
import { defineList } from '../resources/screen.ts';
import { Moment } from '../shell/times.tsx';

const longestExcerpt = 120;

/** Those that wait, the oldest first. */
export const inboxScreen = defineList<RecordAnswer<MessageRow>>({
  list: 'messages',
  title: 'Inbox',
  fields: messageFields,
  states: { new: 'Waits', answered: 'Answered', closed: 'Closed', all: 'All' },
  usual: 'Waiting for an answer',
  usualState: 'new',
  columns: [
    { name: 'Message', isLong: true, cell: excerptOf },
    'state',
    { name: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { name: 'Done by', isLong: true, cell: ({ changedBy }) => changedBy },
  ],
  onlyFiltered: ['State', 'Done by'],
  empty: 'Every message is answered.',
});

/** The longest line says most: the others are names and addresses. */
function excerptOf({ classId, text }: MessageRow): string {
  const longest = text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  const words = classId ? text.replaceAll(/\s+/g, ' ') : longest.replace(/^\w+: /, '');
  return words.length > longestExcerpt ? `${words.slice(0, longestExcerpt)}…` : words;
}
