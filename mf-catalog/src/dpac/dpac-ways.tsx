import { Link } from '@agile-languages/shared/router';
import { ButtonRow, buttonClass } from '@agile-languages/shared/ui';

/** The two ways on from the certification. */
export function DpacWays() {
  return (
    <ButtonRow>
      <Link to="/upcoming-classes" className={buttonClass()}>
        Apply for Certification
      </Link>
      <Link to="/certificate-registry" className={buttonClass('line')}>
        Certificate Registry
      </Link>
    </ButtonRow>
  );
}
