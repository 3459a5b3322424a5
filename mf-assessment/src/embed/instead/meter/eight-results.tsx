import type { ComponentProps, ComponentType } from 'react';
import type { EightResults as Part } from '../../../meter/eight-results.tsx';
import { whenNear } from '../../when-near.tsx';

/** The eight results stand below everything else. */
export const EightResults: ComponentType<ComponentProps<typeof Part>> = whenNear(
  async () => (await import('../../../meter/eight-results.tsx')).EightResults,
  'many',
);
