import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import { ToolsPlaceholder } from '../../components/placeholders.tsx';
import type { MeterTools as Part } from './meter-tools.tsx';

/** Below the result, so their code waits until they are near the view. */
export const MeterTools: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './meter-tools.tsx')).MeterTools,
  { when: 'visible', Placeholder: ToolsPlaceholder },
);
export type { Tool } from './meter-tools.tsx';
