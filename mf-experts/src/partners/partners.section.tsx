import type { SectionProps } from '@agile-languages/shared/contract';
import { api, siteConfig } from '@agile-languages/shared/platform';
import { Carousel, classNames, DemoStrip } from '@agile-languages/shared/ui';
import { Live } from '../reading/live.tsx';
import { useReading } from '../reading/use-reading.ts';
import styles from './partners.section.module.css';
import { PartnersSkeleton } from './partners-skeleton.tsx';

/** The provider's partners. Nothing shows when there are none. */
export default function PartnersSection({ number }: SectionProps) {
  const reading = useReading('partners', async (signal) => (await api.getPartnerList({ signal })).rows);
  const heading = <h2 className={styles.title}>Partners</h2>;
  if (reading.state === 'ready' && reading.value.length === 0) return null;

  return (
    <section className={classNames('sect', styles.section)}>
      {reading.state !== 'failed' ? (
        <span className={classNames('sect-no', styles.number)} aria-hidden="true">
          {number}
        </span>
      ) : null}
      <div>
        <Live name="partners" reading={reading} skeleton={<PartnersSkeleton heading={heading} />}>
          {(partners) => (
            <Carousel label="Partners" heading={heading}>
              {partners.map(({ imgUrl, partnerName }) => (
                <div key={`${partnerName} ${imgUrl}`} className={styles.partner}>
                  <img src={imgUrl} alt={partnerName} width={272} height={68} loading="lazy" decoding="async" />
                </div>
              ))}
            </Carousel>
          )}
        </Live>
        {siteConfig().demo && reading.state !== 'failed' ? (
          <div className={styles.demo}>
            <DemoStrip />
          </div>
        ) : null}
      </div>
    </section>
  );
}
