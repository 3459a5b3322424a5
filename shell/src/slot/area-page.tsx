import type { PageModule } from '@agile-languages/shared/contract';
import { Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import type { Slot } from '../federation/module-store.ts';
import { ModulesContext } from './modules-context.ts';
import { Placeholder } from './placeholder.tsx';
import { useHydrated } from './use-hydrated.ts';

/** A page that an area contributes. Until its code is there, the prerendered HTML stays, or a frame's placeholder. */
export function AreaPage({ area, pattern, placeholder }: { area: string; pattern: string; placeholder?: string }) {
  const params = useParams() as Record<string, string>;
  const modules = use(ModulesContext);
  const hydrated = useHydrated();
  const instead = <Placeholder word={placeholder} />;
  if (modules.frame && !hydrated) return instead;
  return (
    <Suspense fallback={instead}>
      <Content
        key={Object.values(params).join('/')}
        slot={modules.page(area, pattern)}
        params={params}
        pattern={pattern}
      />
    </Suspense>
  );
}

function Content({
  slot,
  params,
  pattern,
}: {
  slot: Slot<PageModule>;
  params: Record<string, string>;
  pattern: string;
}) {
  const Page = use(slot.ready).default;
  return <Page params={params} pattern={pattern} />;
}
