import { useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { DefinedPage, DefinedSection, PageHead } from '../contract/index.ts';
import { api } from '../platform/index.ts';
import { usePageData, useSectionData } from '../remote-data/index.ts';
import { useLocation } from '../router/index.ts';
import { useEarlyInput } from '../ui/early-input.ts';

const loadApi = async () => api;

export function PageOfRoute(props: PageOfRouteProps) {
  const params = Object.fromEntries(Object.entries(useParams()).map(([name, value]) => [name, value ?? '']));
  return <PageOfAddress key={Object.values(params).join('/')} params={params} {...props} />;
}

function PageOfAddress({ page, pattern, params, initial, onHead }: PageOfRouteProps & PageParams) {
  useEarlyInput(() => true);
  const { search } = useLocation();
  const { props, head } = usePageData(page, { params, pattern, search }, { loadApi, initial });
  useLayoutEffect(() => onHead(head));
  return <page.Page {...props} />;
}

export function SectionOfPage({ section, number, initial }: SectionOfPageProps) {
  useEarlyInput(() => true);
  return <section.Section number={number} data={useSectionData(section, { loadApi, initial })} />;
}

type Initial = Readonly<Record<string, unknown>> | undefined;

interface PageParams {
  params: Readonly<Record<string, string>>;
}

interface PageOfRouteProps {
  page: DefinedPage;
  pattern: string;
  initial: Initial;
  onHead: (head: PageHead) => void;
}

interface SectionOfPageProps {
  section: DefinedSection;
  number: string;
  initial: Initial;
}
