import type { ViewProps } from '@agile-languages/shared/embed';
import { type ComponentType, useEffect, useState } from 'react';
import { MeterView } from './meter-view.tsx';

/** The meter or the needs, as the page wants it. */
export function AssessmentView(props: ViewProps) {
  const { options, fail } = props;
  const { view = 'meter' } = options;
  const [NeedsView, setNeedsView] = useState<ComponentType<ViewProps>>();

  useEffect(() => {
    if (view === 'needs')
      import('./needs-view.tsx').then(
        (needs) => setNeedsView(() => needs.NeedsView),
        () => fail(101, true),
      );
    else if (view !== 'meter') fail(201, false);
  }, [view, fail]);

  if (view === 'meter') return <MeterView {...props} />;
  return view === 'needs' && NeedsView ? <NeedsView {...props} /> : null;
}
