import { createMount } from '@agile-languages/shared/embed';
import { NeedsView } from './embed/needs-view.tsx';

export const mount = createMount(NeedsView);
