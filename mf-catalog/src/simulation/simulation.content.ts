import type { DrawingName } from '../drawings/drawing-sets.ts';
import type { ScreenSample } from '../screens/screen-viewer.tsx';
import type { ModuleName } from '../simulation-platform/modules.ts';

export const moduleEntries: readonly { name: ModuleName; sense: string; image: DrawingName }[] = [
  {
    name: 'Project Details',
    sense: 'The product, its people and its vocabulary in one page.',
    image: 'product/project-details',
  },
  { name: 'Business Case Card', sense: 'Money before features.', image: 'money/business-case' },
  { name: 'Data Flow Diagram', sense: 'The master flow, drawn.', image: 'flow/diagram' },
  { name: 'User Story Card', sense: 'Role, action, benefit and every input.', image: 'story/inputs' },
  { name: 'Database Card', sense: 'Tables and columns in words.', image: 'data/database-card' },
  { name: 'API Card', sense: 'Operations another team can call.', image: 'programming/api-card' },
  { name: 'Form Editor', sense: 'Screens from sixteen input types.', image: 'form/editor' },
  { name: 'SQL Editor', sense: 'Questions to the data you described.', image: 'data/sql-editor' },
  { name: 'User Story Management', sense: 'One order, one owner, one status.', image: 'management/backlog' },
  { name: 'Data Flow Management', sense: 'Flows ordered for release.', image: 'flow/management' },
  { name: 'Issue Management', sense: 'Issues tied to a story and an input.', image: 'management/issues' },
];

export const moduleScreens: readonly ScreenSample[] = moduleEntries.map(({ name, image }) => ({
  image,
  caption: name,
}));

export const closerScreens: readonly ScreenSample[] = [
  { image: 'product/contradiction', caption: 'Eight cards and one contradiction' },
  { image: 'money/competitors', caption: 'Rivals on the customer’s criteria' },
  { image: 'money/stoppers', caption: 'Revenue stoppers by money at risk' },
  { image: 'statement/income', caption: 'Income statement of year one' },
  { image: 'statement/cash-timing', caption: 'The month the service pays for itself' },
  { image: 'statement/assumptions', caption: 'Assumptions and who checks them' },
  { image: 'statement/balance', caption: 'Balance sheet at the end of year one' },
  { image: 'flow/refusal', caption: 'A decision with its refusal path' },
  { image: 'flow/record', caption: 'One record walked through the flow' },
  { image: 'story/manual-description', caption: 'Manual description of one input' },
  { image: 'story/split', caption: 'A story before and after splitting' },
  { image: 'form/events', caption: 'Event actions on one input' },
  { image: 'form/states', caption: 'One form in four states' },
  { image: 'data/relation', caption: 'Many to many, with the table between' },
  { image: 'programming/steps', caption: 'An operation in numbered steps' },
  { image: 'programming/states', caption: 'States of an order and their moves' },
  { image: 'management/issue-card', caption: 'An issue tied to a story and an input' },
  { image: 'management/evidence', caption: 'An issue closed with two pictures' },
  { image: 'management/progress', caption: 'Progress in accepted stories' },
  { image: 'product/trace', caption: 'One price, followed through six cards' },
];
