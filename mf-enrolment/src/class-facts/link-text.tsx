import { VisuallyHidden } from './visually-hidden.tsx';

/** The text of a link; what is in its brackets is for screen readers only: `Details[ of Test class]`. */
export function LinkText({ children }: { children: string }) {
  const start = children.indexOf('[');
  return (
    <>
      {children.slice(0, start)}
      <VisuallyHidden>{children.slice(start + 1, -1)}</VisuallyHidden>
    </>
  );
}
