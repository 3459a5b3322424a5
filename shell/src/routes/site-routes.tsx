import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { Oops } from '../oops/oops.tsx';

/** The whole route table: the layout with the shell's own pages and those of the areas. */
export const siteRoutes = (pages: RouteObject[]): RouteObject[] => [
  { id: 'site', element: <Layout />, errorElement: <Oops />, children: pages },
];
