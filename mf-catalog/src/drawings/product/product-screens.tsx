import { Contradiction } from './contradiction.tsx';
import { ProjectDetails } from './project-details.tsx';
import { Trace } from './trace.tsx';

export default { 'project-details': ProjectDetails, contradiction: Contradiction, trace: Trace };
