import type { PartnerRow } from '@agile-languages/shared/api';
import { safeHref } from '@agile-languages/shared/ui';
import { Picture } from '../kit/picture.tsx';

const widths = [272, 544, 816];

/** A partner's picture, which leads to its website if there is one. */
export function PartnerLogo({ partner: { imgUrl, partnerName, partnerUrl } }: { partner: PartnerRow }) {
  const href = safeHref(partnerUrl);
  const logo = (
    <Picture address={imgUrl} widths={widths}>
      <img src={imgUrl} alt={partnerName} width={272} height={68} loading="lazy" decoding="async" />
    </Picture>
  );
  return href ? <a href={href}>{logo}</a> : logo;
}
