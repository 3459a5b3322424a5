import { ApiCard } from './api-card.tsx';
import { OperationSteps } from './operation-steps.tsx';
import { States } from './states.tsx';

export default { 'api-card': ApiCard, steps: OperationSteps, states: States };
