import type { PageAddress, PageModule, Params } from '@agile-languages/shared/contract';
import { usePageData } from '@agile-languages/shared/remote-data';
import { useLocation } from '@agile-languages/shared/router';
import { useHydrated } from '@agile-languages/shared/ui';
import { Suspense, use, useLayoutEffect, useRef } from 'react';
import { oopsHead } from '../document/oops.head.ts';
import { useDocumentHead } from '../document/use-document-head.ts';
import type { LoadedModule } from '../federation/loadable-module.ts';
import type { PrerenderedContent } from '../remotes/prerendered-content.ts';
import styles from './area-page.module.css';
import { AreaPart } from './area-part.tsx';
import { ModulesContext } from './modules-context.ts';
import { Placeholder } from './placeholder.tsx';
import { useDataSource } from './use-data-source.ts';
import { useHydrationMark } from './use-hydration-mark.ts';

interface AreaPageProps {
  area: string;
  pattern: string;
  params: Params;
  placeholder?: string;
  prerendered?: PrerenderedContent | undefined;
  withoutScripts?: string;
}

/** Until its code is there the prerendered HTML stays. */
export function AreaPage(props: AreaPageProps) {
  return use(ModulesContext).isFallback ? <FallbackPage {...props} /> : <Page {...props} />;
}

/** Only here may something change above the Suspense boundary. */
function FallbackPage(props: AreaPageProps) {
  return useHydrated() ? (
    <Page {...props} />
  ) : (
    <Placeholder word={props.placeholder} withoutScripts={props.withoutScripts} />
  );
}

function Page({ area, pattern, params, placeholder, prerendered }: AreaPageProps) {
  const module = use(ModulesContext).page(area, pattern);
  return (
    <AreaPart module={module.key}>
      <Suspense fallback={<Pending module={module} placeholder={placeholder} prerendered={prerendered} />}>
        <Content key={Object.values(params).join('/')} module={module} params={params} pattern={pattern} />
      </Suspense>
    </AreaPart>
  );
}

function Content({
  module,
  ...address
}: Pick<PageAddress, 'params' | 'pattern'> & { module: LoadedModule<PageModule> }) {
  const { default: page } = use(module.ready);
  const { pathname, search } = useLocation();
  const { props, head } = usePageData(page, { ...address, search }, useDataSource(module.key));
  useDocumentHead(head, pathname);
  useHydrationMark(module.key);
  return <page.Page {...props} />;
}

function Pending({
  module,
  placeholder,
  prerendered,
}: Pick<AreaPageProps, 'placeholder' | 'prerendered'> & { module: LoadedModule<PageModule> }) {
  const { pathname } = useLocation();
  useDocumentHead(prerendered?.head ?? (module.state === 'failed' ? oopsHead : undefined), pathname);
  return prerendered ? <Prerendered {...prerendered} /> : <Placeholder word={placeholder} />;
}

/** Its links work, its controls do not. */
function Prerendered({ content, css }: PrerenderedContent) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    place.current?.replaceChildren(...content.map((node) => document.importNode(node, true)));
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [content, css]);

  return <div ref={place} className={styles.content} />;
}
