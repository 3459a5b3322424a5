import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { PageProps } from '../contract/index.ts';

/** Hands the parameters of the address to the page. */
export function PageOfRoute({ page: Page, pattern, data, onData }: PageOfRouteProps) {
  const params = Object.fromEntries(Object.entries(useParams()).map(([name, value]) => [name, value ?? '']));
  return <Page params={params} pattern={pattern} data={data} onData={onData} />;
}

interface PageOfRouteProps extends Pick<PageProps, 'data' | 'onData'> {
  page: ComponentType<PageProps>;
  pattern: string;
}
