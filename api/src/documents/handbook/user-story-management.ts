import { specimens } from '@agile-languages/shared/content';
import type { HandbookChapter } from '../chapter.ts';

export const userStoryManagement: HandbookChapter = {
  text: [
    'Good stories in a bad order are still late. This Language manages three lists that depend on one another: flows, user stories and issues. Each entry has one status, one owner and rules for moving.',
    'The lists are kept for the people who read them, not for those who write them. A sponsor should see the order and its reason without a meeting.',
  ],
  rules: [
    [
      'Order without ties.',
      'There is a first story and a second one. Five stories with ‘high’ are a [backlog](management-backlog-order) without an order.',
    ],
    ['Write the reason beside the order.', 'When the reason goes, the order may change. Not before.'],
    ['One name per story in progress.', 'Two names are a conversation about who begins.'],
    ['Move a story by rule.', 'Each status has an entry rule. Stories move forward, unless they are refused.'],
    ['Keep estimate and actual time side by side.', 'Only the difference teaches anything.'],
    ['Count accepted stories.', 'Progress in hours grows even when nothing works.'],
    ['Give each block a cause, an owner and a date.', 'A blocked flow without these is a complaint.'],
    ['Write an issue so that another person can repeat it.', 'Steps, what was seen, what was expected.'],
    [
      'Keep [severity and priority](management-severity-and-priority) apart.',
      'How bad it is, and how soon it is done. A misspelt brand is harmless and urgent.',
    ],
    ['Close with evidence.', 'A picture, a query or a test. ‘Fixed’ is a claim.'],
  ],
  filled: specimens.issue,
  wrong: {
    language: 'management',
    type: 'Issue Card',
    code: 'IS-031',
    head: 'Pause is broken!!',
    rows: [
      ['issue', 'does not work', 'a paused box is on the pack list', 'Say what was seen, and where.'],
      ['steps to repeat', 'as discussed', '1 Pause on Sunday 23:50 …', 'The minute was the cause. It was only spoken.'],
      ['severity', 'urgent', 'High', 'Urgent is a priority. The two fields answer two questions.'],
      ['story', '-', 'US-014', 'Without the story nobody knows which promise was broken.'],
      ['assignee', 'dev team', 'Lead developer', 'One name and one date.'],
      ['evidence', 'works on my machine', 'pack list of 13.07., picture 2', 'Somebody else has to see it too.'],
    ],
  },
};
