import type { PartnerRow } from '@agile-languages/shared/api';
import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Carousel, classNames, DemoStrip } from '@agile-languages/shared/ui';
import { PartnerLogo } from './partner-logo.tsx';
import styles from './partners.section.module.css';
import { PartnersSkeleton } from './partners-skeleton.tsx';

/** The provider's partners. Without any the section is not shown. */
function PartnersSection({ number, data }: SectionProps<{ partners: readonly PartnerRow[] }>) {
  const shown = lastValueOf(data.partners);
  const isEmpty = data.partners.state === 'failed' && !shown;
  const heading = <h2 className={styles.title}>Partners</h2>;
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
        {siteConfig().demo && !isEmpty ? (
          <div className={styles.demo}>
            <DemoStrip />
          </div>
        ) : null}
      </div>
    </section>
  );
}

export default defineSection({
  load: { partners: async (api, _address, options) => (await api.getPartnerList(options)).rows },
  Section: PartnersSection,
});
