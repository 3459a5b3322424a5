import { BusinessCase } from './business-case.tsx';
import { Competitors } from './competitors.tsx';
import { Stoppers } from './stoppers.tsx';

export default { 'business-case': BusinessCase, competitors: Competitors, stoppers: Stoppers };
