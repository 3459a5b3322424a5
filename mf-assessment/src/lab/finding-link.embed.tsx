import type { FindingLinkProps } from './finding-link.tsx';

/** The address of a page leads to nothing in a shadow root, so the finding is looked for there. */
export const FindingLink = ({ id, children }: FindingLinkProps) => (
  <a
    href={`#finding-${id}`}
    onClick={(event) => {
      event.preventDefault();
      const root = event.currentTarget.getRootNode() as ShadowRoot;
      const finding = root.getElementById(`finding-${id}`);
      finding?.scrollIntoView({ block: 'center' });
      finding?.querySelector('summary')?.focus({ preventScroll: true });
    }}
  >
    {children}
  </a>
);
