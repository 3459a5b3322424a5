/**
 * React Refresh updates only modules that export nothing but components. Pages export their head and paths as well, and
 * would reload.
 */
export default function pageRefreshLoader(source: string): string {
  return `${source}
import { performReactRefresh } from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.updated = true; });
  if (import.meta.webpackHot.data?.updated) setTimeout(performReactRefresh, 30);
}
`;
}
