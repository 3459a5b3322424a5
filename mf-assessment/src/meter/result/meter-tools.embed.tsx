import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import { FewLines } from '../../kit/placeholders.tsx';
import type { MeterTools as Part } from './meter-tools.tsx';

/** The tools are below the result, so their code waits until they are near the view. */
export const MeterTools: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import('./meter-tools.tsx')).MeterTools,
  { when: 'visible', Placeholder: FewLines },
);
export type { Tool } from './meter-tools.tsx';
