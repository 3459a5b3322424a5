import type { PageAddress, PageModule } from '@agile-languages/shared/contract';
import { useHydrated } from '@agile-languages/shared/ui';
import { Suspense, use } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { showHead } from '../document/head.ts';
import type { Slot } from '../federation/module-store.ts';
import { ModulesContext } from './modules-context.ts';
import { Placeholder } from './placeholder.tsx';
import { useComposed } from './use-composed.ts';

interface AreaPageProps {
  area: string;
  pattern: string;
  /** The word that a frame shows until the page's code is there. */
  placeholder?: string;
}

/** A page that an area contributes. Until its code is there, the prerendered HTML stays, or a frame's placeholder. */
export function AreaPage(props: AreaPageProps) {
  return use(ModulesContext).frame ? <FramedPage {...props} /> : <Page {...props} />;
}

/** A frame's document holds no content to hydrate. Only here may something change above the slot. */
function FramedPage(props: AreaPageProps) {
  return useHydrated() ? <Page {...props} /> : <Placeholder word={props.placeholder} />;
}

function Page({ area, pattern, placeholder }: AreaPageProps) {
  const params = useParams() as Record<string, string>;
  const slot = use(ModulesContext).page(area, pattern);
  return (
    <Suspense fallback={<Placeholder word={placeholder} />}>
      <Content key={Object.values(params).join('/')} slot={slot} params={params} pattern={pattern} />
    </Suspense>
  );
}

function Content({ slot, ...address }: PageAddress & { slot: Slot<PageModule> }) {
  const { default: Contents, head } = use(slot.ready);
  const data = useComposed(slot.key);
  const { pathname } = useLocation();
  const onData = (known: never) => showHead(head({ ...address, data: known }), pathname);
  return <Contents {...address} data={data} onData={onData} />;
}
