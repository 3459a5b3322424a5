import { Contradiction } from './contradiction.tsx';
import { ProjectDetails } from './project-details.tsx';

export default { 'project-details': ProjectDetails, contradiction: Contradiction };
