import type { SectionModule } from '@agile-languages/shared/contract';
import { useSectionData } from '@agile-languages/shared/remote-data';
import { memo, Suspense, use } from 'react';
import type { LoadedModule } from '../federation/loadable-module.ts';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaPart } from './area-part.tsx';
import { ModulesContext } from './modules-context.ts';
import { useDataSource } from './use-data-source.ts';
import { useHydrationMark } from './use-hydration-mark.ts';

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
  const data = useSectionData(section, useDataSource(module.key));
  return <section.Section number={number} data={data} />;
}
