import type { ApiClient, PartnerRow, ReadOptions } from '@agile-languages/shared/api';
import type { SectionProps } from '@agile-languages/shared/contract';
import { api, siteConfig } from '@agile-languages/shared/platform';
import { Carousel, classNames, DemoStrip } from '@agile-languages/shared/ui';
import { Live } from '../reading/live.tsx';
import { knownOf, useReading } from '../reading/use-reading.ts';
import styles from './partners.section.module.css';
import { PartnersSkeleton } from './partners-skeleton.tsx';

/** The provider's partners. Nothing shows when there are none. */
export default function PartnersSection({ number, data }: SectionProps<readonly PartnerRow[]>) {
  const reading = useReading('partners', (signal) => readPartners(api, { signal }), data);
  const known = knownOf(reading);
  const isEmpty = reading.state === 'failed' && !known;
  const heading = <h2 className={styles.title}>Partners</h2>;
  if (known?.of.length === 0) return null;

  return (
    <section className={classNames('sect', styles.section)}>
      {isEmpty ? null : (
        <span className={classNames('sect-no', styles.number)} aria-hidden="true">
          {number}
        </span>
      )}
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
        {siteConfig().demo && !isEmpty ? (
          <div className={styles.demo}>
            <DemoStrip />
          </div>
        ) : null}
      </div>
    </section>
  );
}

export const load = (from: ApiClient): Promise<readonly PartnerRow[]> => readPartners(from);

const readPartners = async (from: ApiClient, options?: ReadOptions): Promise<readonly PartnerRow[]> =>
  (await from.getPartnerList(options)).rows;
