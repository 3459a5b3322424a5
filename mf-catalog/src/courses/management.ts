import { shortCourses } from '@agile-languages/shared/content';
import { courseOf } from './course.ts';

export const management = courseOf({
  id: '1111115',
  certificateImg: 'certificate/management',
  img: 'card/issue',
  icon: 'management',
  title: 'Language of User Story Management',
  ...shortCourses.management,
  description: [
    'Good stories in a bad order are still late. This Language manages three lists that depend on one another: flows, user stories and issues. Each has one status, one owner and rules for moving.',
    'You run four short iterations in the Simulation Platform with changes arriving in the middle, as they do.',
    '**In class.** In the second iteration a rule changes; in the third a person is missing; in the fourth a defect comes back. You keep one order through all of it and write down why it changed. At the end each team reads its own history aloud and is asked about every tie.',
    '**At work.** There is a first story and a second story, and the reason stands beside them. A [blocked flow](management-blocked-flows) shows its cause, its owner and its date. Progress is counted in accepted stories, so that two teams can add theirs up. An issue is [closed](management-closing-with-evidence) with a picture, a query or a test.',
    '**Before you start.** You should be able to read a User Story Card; writing one is taught in the Language of User Story. Bring a backlog, even an untidy one. No planning tool is required or replaced.',
  ],
  learn: {
    'Seven habits that keep three lists in step:': [
      'Order flows and stories without ties',
      'Move a story by rule from draft to accepted',
      'Keep estimates and actual time side by side',
      'Write an issue that another person can repeat',
      'Separate severity from priority',
      'Close an issue with evidence',
      'Report progress in accepted stories',
    ],
  },
  benefits: {
    'Product owners': [
      'a plan that explains its own order',
      'a list of what was promised beside a list of what was left out',
    ],
    'Product managers': [
      'progress that can be added up across teams',
      'blocks visible with the person who removes them',
    ],
    'Development teams': ['issues that can be reproduced', 'one name per story in progress and one date per issue'],
    'Agile teams': [
      'visible blocks instead of long stand-ups',
      'estimates that improve, because the actual time is kept',
    ],
  },
  modules: {
    'User Story Management': 'Keep one order, one owner and one status for every story of the iteration.',
    'Data Flow Management': 'See which flow a story belongs to, and how many of its stories are accepted.',
    'Issue Management': 'Tie each issue to a story and an input, and close it with evidence.',
  },
  screens: {
    'Backlog with a single order': 'management/backlog',
    'Issue Card tied to a story and an input': 'management/issue-card',
    'Flow progress in accepted stories': 'management/progress',
    'Issue Management: an issue tied to one input': 'management/issues',
    'An issue closed with two pictures': 'management/evidence',
  },
  topics: [
    {
      categTd: 'Flow Management',
      topic: [
        'Flow list and status',
        'Flow owner',
        'Order of flows for release',
        'Progress of a flow',
        'Blocked flows',
        'Change history of a flow',
      ],
    },
    {
      categTd: 'User Story Management',
      topic: [
        'Backlog order',
        'Assignment to a person',
        'Estimate and actual time',
        'Status from draft to accepted',
        'Sprint or iteration plan',
        'Acceptance by the product owner',
      ],
    },
    {
      categTd: 'Issue Management',
      topic: [
        'Issue description and steps',
        'Issue type: defect, change or question',
        'Severity and priority',
        'Link to user story and input',
        'Assignee and due date',
        'Closing with evidence',
      ],
    },
  ],
});
