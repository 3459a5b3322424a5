/**
 * The part of react-router-dom that areas use, shared at run time as one instance.
 * Nothing else of the router crosses the seam.
 */
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
