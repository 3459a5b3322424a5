import { useLayoutEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';

/** Lets a test see the address of the router around it, and go to another one. */
export function RouterProbe({ onRouter }: { onRouter: (state: RouterState) => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => onRouter({ location, navigate }));
  return null;
}

export interface RouterState {
  location: Location;
  navigate: NavigateFunction;
}
