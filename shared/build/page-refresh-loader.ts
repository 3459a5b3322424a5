/**
 * In development, lets a page or section accept its own changes. React Refresh does so only for modules that export
 * nothing but components, and these export their head and paths as well: a change would reload the whole page.
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
