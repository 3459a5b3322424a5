/**
 * The part of react-router-dom that areas use, shared at run time as one instance.
 * Areas use nothing else of the router.
 */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { Link } from './link.ts';
