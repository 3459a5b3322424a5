import type { SectionModule } from '@agile-languages/shared/contract';
import { useSectionData } from '@agile-languages/shared/remote-data';
import { memo, Suspense, use } from 'react';
import type { LoadedModule } from '../federation/loadable-module.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaPart } from './area-part.tsx';
import { ModulesContext } from './modules-context.ts';
import { useHydrationMark } from './use-hydration-mark.ts';
import { useInitialData } from './use-initial-data.ts';

/** React gives up prerendered markup that waits for code when the page renders it again. */
export const AreaSection = memo(function AreaSection({ area, name, number }: AreaSectionProps) {
  const module = use(ModulesContext).section(area, name);
  return (
    <AreaPart module={module.key}>
      <AreaBoundary>
        <Suspense fallback={<div className="sect" />}>
          <Content module={module} number={number} />
        </Suspense>
      </AreaBoundary>
    </AreaPart>
  );
});

interface AreaSectionProps {
  area: string;
  name: string;
  number: string;
}

function Content({ module, number }: { module: LoadedModule<SectionModule>; number: string }) {
  const { default: section } = use(module.ready);
  useHydrationMark(module.key);
  const { loadApi } = use(ModulesContext);
  const data = useSectionData(section, { loadApi, initial: useInitialData(module.key) });
  return <section.Section number={number} data={data} />;
}
