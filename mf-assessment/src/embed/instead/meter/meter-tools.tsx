import type { ComponentProps, ComponentType } from 'react';
import type { MeterTools as Part } from '../../../meter/meter-tools.tsx';
import { whenNear } from '../../when-near.tsx';

/** What can be done with the result stands below it. */
export const MeterTools: ComponentType<ComponentProps<typeof Part>> = whenNear(
  async () => (await import('../../../meter/meter-tools.tsx')).MeterTools,
  'few',
);
export type { Tool } from '../../../meter/meter-tools.tsx';
