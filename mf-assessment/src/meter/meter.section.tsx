import { defineSection, type SectionProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link, useLocation, useNavigate } from '@agile-languages/shared/router';
import { useEffect, useRef } from 'react';
import { NextClassLink } from '../next-class/next-class-link.tsx';
import { followTabs, meterStorage } from './follow-tabs.ts';
import styles from './meter.section.module.css';
import { Meter } from './meter.tsx';

function MeterSection({ number }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [, language] = /^#meter=(\d{7})$/.exec(hash) ?? [];
  const shared = !language && /^#meter(?:=|%3D)/i.test(hash) ? hash : undefined;

  useEffect(() => {
    if (shared === undefined) section.current?.removeAttribute('data-value');
  }, [shared]);
  useEffect(() => {
    if ((shared !== undefined || language) && section.current) return scrollTo(section.current);
  }, [shared, language]);

  return (
    <section ref={section} className={`sect ${styles.meter}`} id="meter" aria-labelledby="meter-title">
      <span className="sect-no" aria-hidden="true">
        {number}
      </span>
      <div>
        <div className="sect-head">
          <h2 id="meter-title">Agile Communication Level Meter.</h2>
          <p className="lead">
            Choose a conversation. Switch off what you cannot do yet. Or start with a text in{' '}
            <Link to={paths.lab}>Card Lab</Link>, with <Link to={paths.quickCheck}>nine cards</Link>, or{' '}
            <a href={paths.table}>with a group</a>.
          </p>
        </div>
        <Meter
          storage={meterStorage}
          follow={followTabs}
          shared={shared}
          language={language}
          onSharedDone={() => navigate({ hash: '' }, { replace: true, preventScrollReset: true })}
          linkOf={(code) => `${siteConfig().origin}${paths.meterResult(code)}`}
          languageLink={({ id, name }) => <Link to={paths.language(id)}>{name}</Link>}
          nextClass={({ id }) => <NextClassLink language={id} />}
        />
      </div>
    </section>
  );
}

/** Once more at the end: the page above grows on the way. */
function scrollTo(element: HTMLElement): () => void {
  const onEnd = () => element.scrollIntoView({ behavior: 'instant' });
  const stop = () => removeEventListener('scrollend', onEnd);
  addEventListener('scrollend', onEnd, { once: true });
  const timer = setTimeout(stop, longestScroll);
  element.scrollIntoView();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const longestScroll = 3000;

export default defineSection({ Section: MeterSection });
