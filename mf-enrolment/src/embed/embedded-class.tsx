import { useRemoteData } from '@agile-languages/shared/remote-data';
import { lazyPart } from '@agile-languages/shared/ui';
import { useEffect } from 'react';
import { type ClassApi, loadClass } from '../class-detail/class.data.ts';
import type { ClassContext } from '../class-detail/class-context.ts';
import { ClassDetail } from '../class-detail/class-detail.tsx';

/** Below what a visitor needs to enrol. */
const Sections = lazyPart(
  async () => (await import(/* webpackChunkName: "class-parts" */ './embedded-sections.tsx')).EmbeddedSections,
  { when: 'now' },
);

export function EmbeddedClass({ classId, api, onMissing, ...context }: EmbeddedClassProps) {
  const data = useRemoteData(classId, (signal) => loadClass(api, classId, { signal }));
  const isMissing = data.state === 'ready' && data.value === null;

  useEffect(() => {
    if (isMissing) onMissing?.();
  }, [isMissing, onMissing]);

  return <ClassDetail data={data} sections={(part) => <Sections api={api} {...part} />} {...context} />;
}

interface EmbeddedClassProps extends ClassContext {
  classId: string;
  api: ClassApi;
  onMissing?: () => void;
}
