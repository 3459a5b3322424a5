import type { ViewProps } from '@agile-languages/shared/embed';
import { useEffect, useState } from 'react';
import { ClassDetail } from '../class-detail/class-detail.tsx';
import { DateLocale } from '../class-parts/date-locale.ts';
import { photoOf } from './embed-api.ts';
import { localeFrom } from './locale-from.ts';
import { useEmbedded } from './use-embedded.ts';

/** The class that the page names in full, without the list. */
export function ClassView(props: ViewProps) {
  const { options, control } = props;
  const { classId = '' } = options;
  const [chosen, choose] = useState(control.value || classId);
  const [asked, ask] = useState(classId);
  const embedded = useEmbedded(props, (target) => {
    if (target.kind === 'class') choose(target.classId);
    return target.kind === 'class';
  });
  if (asked !== classId) {
    ask(classId);
    choose(classId);
  }

  useEffect(() => {
    control.value = chosen;
  }, [control, chosen]);

  return (
    <DateLocale.Provider value={localeFrom(options)}>
      <ClassDetail key={chosen} classId={chosen} photoOf={photoOf} {...embedded} />
    </DateLocale.Provider>
  );
}
