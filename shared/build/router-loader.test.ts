import { expect, test } from 'vitest';
import routerLoader from './router-loader.ts';

test('component of the router: without its name, and may be left out', () => {
  const source =
    'var NavLink = React10.forwardRef(\n  function NavLinkWithRef() {}\n);\nNavLink.displayName = "NavLink";\n';

  expect(routerLoader(source)).toBe(
    'var NavLink = /* @__PURE__ */ React10.forwardRef(\n  function NavLinkWithRef() {}\n);\n\n',
  );
});

test('name that is given inside of a function: stays', () => {
  const source = 'function useFetcher() {\n  FetcherForm.displayName = "fetcher.Form";\n}\n';

  expect(routerLoader(source)).toBe(source);
});
