import type { ViewProps } from '@agile-languages/shared/embed';
import { useEffect, useState } from 'react';
import { DateLocale } from '../class-facts/date-locale.ts';
import { photoOf } from './embed-api.ts';
import { EmbeddedClass } from './embedded-class.tsx';
import { localeFrom, useEmbedded } from './use-embedded.tsx';

export function ClassView(props: ViewProps) {
  const { options, control, fail } = props;
  const { classId = '' } = options;
  const [shownId, setShownId] = useState(control.value || classId);
  const [onMissing] = useState(() => () => fail(402, false));
  const [requestedId, setRequestedId] = useState(classId);
  const embedded = useEmbedded(props, (target) => {
    if (target.kind === 'class') setShownId(target.classId);
    return target.kind === 'class';
  });
  if (requestedId !== classId) {
    setRequestedId(classId);
    setShownId(classId);
  }

  useEffect(() => {
    control.value = shownId;
  }, [control, shownId]);

  return (
    <DateLocale.Provider value={localeFrom(options)}>
      <EmbeddedClass key={shownId} classId={shownId} photoOf={photoOf} onMissing={onMissing} {...embedded} />
    </DateLocale.Provider>
  );
}
