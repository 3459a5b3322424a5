import type { PageHead } from '@agile-languages/shared/contract';
import { SamplesView } from './samples-view.tsx';

export default function SamplesPage() {
  return <SamplesView title="Samples" />;
}

export const head = (): PageHead => ({
  title: 'Samples',
  description:
    'Files from the practice platform in nine Languages: stories, forms, flows, tables and statements that somebody could build from.',
});
