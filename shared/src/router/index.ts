/**
 * The router of the site, shared at run time as one instance: react-router's, with a `Link`, an address and a query that
 * leave parts of the document alone. Areas use nothing else of a router.
 */

export { useNavigate } from 'react-router-dom';
export { SiteRouter, useLocation, useSearchParams } from './address.ts';
export { Link } from './link.ts';
