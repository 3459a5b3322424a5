import { shortCourses } from '@agile-languages/shared/content';
import { courseOf } from './course.ts';

export const flow = courseOf({
  id: '1111116',
  certificateImg: 'certificate/flow',
  img: 'card/data-flow',
  icon: 'flow',
  title: 'Language of Data Flow',
  ...shortCourses.flow,
  description: [
    'Process maps show activity. A data flow shows what each step needs and what it leaves behind. The Language of Data Flow describes the whole route on one [master diagram](flow-master-data-flow): parties, steps, decisions, stores and the data on every arrow.',
    'The course uses Data Flow Cards and the Data Flow Diagram module. Flows are checked by walking one record from start to end.',
    '**In class.** You draw the flow of an order on one long sheet, then choose a record and walk it from the first step to the last. At every arrow you say aloud what is carried. The place where nobody can answer is the gap. The [refusal](flow-exception-path) is drawn before the usual path, because it is the one that gets forgotten.',
    '**At work.** Operations and development look at the same diagram. A step is a verb with an object and has one [responsible role](flow-responsible-role-per-step). A store has a name and a list of those who read and write it. When a requirement changes, the arrows show which steps and stories change with it.',
    '**Before you start.** No notation is assumed. Bring a process that crosses at least two departments. Money says why a flow matters, and User Story describes what happens inside a step. Data Flow connects the two.',
  ],
  learn: {
    'Six skills, from the first step to the last:': [
      'Set the boundary of a flow and name its start and end',
      'Draw steps as verbs with an object',
      'Name the data on every arrow',
      'Show decisions, refusals and returns',
      'Assign one responsible role per step',
      'Walk one record through the flow to find the gap',
    ],
  },
  benefits: {
    'Data flow managers': [
      'one diagram for operations and development',
      'time and volume written at the step where they arise',
    ],
    'Business analysts': ['gaps found before development', 'every fork with its question and its named answers'],
    Companies: ['the same notation in every department', 'exceptions owned by a role instead of a department'],
    'Development teams': ['a map from step to story', 'stores listed with everyone who reads and writes them'],
  },
  modules: {
    'Data Flow Diagram': 'Draw parties, steps, decisions and stores, and write the data on every arrow.',
    'Data Flow Management': 'Order the finished flows for release, each with one owner and one status.',
  },
  screens: {
    'Master data flow of an order': 'flow/diagram',
    'A decision with its refusal path': 'flow/refusal',
    'One record walked through the flow': 'flow/record',
    'Data Flow Management: flows ordered for release': 'flow/management',
    'Flow progress in accepted stories': 'management/progress',
  },
  topics: [
    {
      categTd: 'Master Data Flow',
      topic: [
        'Purpose and boundary of the flow',
        'External parties',
        'Start event',
        'End state',
        'Process steps in order',
        'Decision points',
        'Data carried on each arrow',
        'Data stores read and written',
        'Responsible role per step',
        'Time and volume per step',
        'Exception and return paths',
        'Link to user stories',
      ],
    },
  ],
});
