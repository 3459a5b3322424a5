import { Inputs } from './inputs.tsx';
import { ManualDescription } from './manual-description.tsx';
import { Split } from './split.tsx';

export default { inputs: Inputs, 'manual-description': ManualDescription, split: Split };
