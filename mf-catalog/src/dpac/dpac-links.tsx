import { paths } from '@agile-languages/shared/paths';
import { Link } from '@agile-languages/shared/router';
import { ButtonRow, buttonClass } from '@agile-languages/shared/ui';

/** Where the certification leads to. */
export function DpacLinks() {
  return (
    <ButtonRow>
      <Link to={paths.programmeClasses} className={buttonClass()}>
        Apply for Certification
      </Link>
      <Link to={paths.certificateRegistry} className={buttonClass('line')}>
        Certificate Registry
      </Link>
    </ButtonRow>
  );
}
