import { Diagram } from './diagram.tsx';
import { FlowManagement } from './flow-management.tsx';
import { RecordWalk } from './record-walk.tsx';
import { Refusal } from './refusal.tsx';

export default { diagram: Diagram, refusal: Refusal, record: RecordWalk, management: FlowManagement };
