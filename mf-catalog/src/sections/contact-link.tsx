import { paths } from '@agile-languages/shared/paths';
import { ButtonLink, type ButtonVariant } from '@agile-languages/shared/ui';

/** Until scripts run it leads to the form on the home page. */
export function ContactLink({ variant }: { variant?: ButtonVariant }) {
  return (
    <ButtonLink href={paths.contact} variant={variant}>
      Contact Us
    </ButtonLink>
  );
}
