import { Link } from 'react-router-dom';

export function NotFound() {
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        The address is not one of the desk. <Link to="/">To the first page</Link>
      </p>
    </>
  );
}
