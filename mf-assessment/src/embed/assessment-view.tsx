import type { ViewProps } from '@agile-languages/shared/embed';
import { useEffect } from 'react';
import { Later } from '../meter/later.tsx';
import { MeterView } from './meter-view.tsx';

/** The meter or the needs, as the page wants it. */
export function AssessmentView(props: ViewProps) {
  const { options, fail } = props;
  const { view = 'meter' } = options;
  const isKnown = view === 'meter' || view === 'needs';

  useEffect(() => {
    if (!isKnown) fail(201, false);
  }, [isKnown, fail]);

  if (!isKnown) return null;
  if (view === 'meter') return <MeterView {...props} />;
  return <Later load={needsView}>{({ NeedsView }) => <NeedsView {...props} />}</Later>;
}

const needsView = () => import('./needs-view.tsx');
