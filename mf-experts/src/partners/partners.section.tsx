import type { PartnerRow } from '@agile-languages/shared/api';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Carousel, classNames, DemoStrip, safeHref } from '@agile-languages/shared/ui';
import type { ReactNode } from 'react';
import { Picture } from '../common/picture.tsx';
import styles from './partners.section.module.css';

const slides = [0, 1, 2, 3];

const widths = [272, 544, 816];

function PartnersSection({ number, data }: SectionProps<{ partners: readonly PartnerRow[] }>) {
  const shown = lastValueOf(data.partners);
  const isEmpty = data.partners.state === 'failed' && !shown;
  const heading = (
    <>
      <h2 className={styles.title}>Partners</h2>
      {siteConfig().demo ? <DemoStrip /> : null}
    </>
  );
  if (shown?.length === 0) return null;

  return (
    <section className={classNames('sect', styles.section)}>
      {isEmpty ? null : (
        <span className={classNames('sect-no', styles.number)} aria-hidden="true">
          {number}
        </span>
      )}
      <div>
        <RemoteBoundary name="partners" data={data.partners} skeleton={<PartnersSkeleton heading={heading} />}>
          {(partners) => (
            <Carousel label="Partners" heading={heading}>
              {partners.map((partner) => (
                <div key={`${partner.partnerName} ${partner.imgUrl}`} className={styles.partner}>
                  <PartnerLogo partner={partner} />
                </div>
              ))}
            </Carousel>
          )}
        </RemoteBoundary>
      </div>
    </section>
  );
}

function PartnerLogo({ partner: { imgUrl, partnerName, partnerUrl } }: { partner: PartnerRow }) {
  const href = safeHref(partnerUrl);
  const logo = (
    <Picture address={imgUrl} widths={widths}>
      <img src={imgUrl} alt={partnerName} width={272} height={68} loading="lazy" decoding="async" />
    </Picture>
  );
  return href ? <a href={href}>{logo}</a> : logo;
}

function PartnersSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <>
      <div className={styles.bar}>
        {heading}
        <span className={styles.controls} />
      </div>
      <div className={styles.slides}>
        {slides.map((slide) => (
          <div key={slide} className={styles.partner} />
        ))}
      </div>
    </>
  );
}

export default defineSection({
  load: { partners: async (api, _address, options) => (await api.getPartnerList(options)).rows },
  Section: PartnersSection,
});
