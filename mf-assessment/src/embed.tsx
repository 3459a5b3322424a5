import { createMount } from '@agile-languages/shared/embed';
import { MeterView } from './embed/meter-view.tsx';

export const mount = createMount(MeterView);
