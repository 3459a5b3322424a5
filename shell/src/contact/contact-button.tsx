import { paths } from '@agile-languages/shared/paths';
import { ButtonLink } from '@agile-languages/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';

/** Until scripts run it leads to the form on the home page. */
export function ContactButton({ children }: { children: ReactNode }) {
  return (
    <ButtonLink href={paths.contact} role="button" aria-haspopup="dialog" onKeyDown={clickOnSpace}>
      {children}
    </ButtonLink>
  );
}

function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
