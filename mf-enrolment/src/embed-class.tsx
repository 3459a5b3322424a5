import { createMount } from '@agile-languages/shared/embed';
import { ClassView } from './embed/class-view.tsx';

export const mount = createMount(ClassView);
