import type { SectionModule } from '@agile-languages/shared/contract';
import { Suspense, use } from 'react';
import type { Slot } from '../federation/module-store.ts';
import { ModulesContext } from './modules-context.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import { useComposed } from './use-composed.ts';

/** A section that an area contributes to a page of the shell. When it breaks, only its own place falls. */
export function AreaSection({ area, name, number }: { area: string; name: string; number: string }) {
  const modules = use(ModulesContext);
  return (
    <SlotBoundary>
      <Suspense fallback={<div className="sect" />}>
        <Content slot={modules.section(area, name)} number={number} />
      </Suspense>
    </SlotBoundary>
  );
}

function Content({ slot, number }: { slot: Slot<SectionModule>; number: string }) {
  const Section = use(slot.ready).default;
  return <Section number={number} data={useComposed(slot.key)} />;
}
