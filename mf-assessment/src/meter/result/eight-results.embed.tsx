import { lazyPart } from '@agile-languages/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import { ResultsPlaceholder } from '../../components/placeholders.tsx';
import type { EightResults as Part } from './eight-results.tsx';

/** Below everything else, so their code waits until they are near the view. */
export const EightResults: ComponentType<ComponentProps<typeof Part>> = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './eight-results.tsx')).EightResults,
  { when: 'visible', Placeholder: ResultsPlaceholder },
);
