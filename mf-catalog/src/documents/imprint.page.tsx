import { documentTexts } from '@agile-languages/shared/content';
import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { lastValueOf, RemoteBoundary } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection, SafeHtml, Skeleton } from '@agile-languages/shared/ui';
import { loadTexts, type Texts } from '../texts/texts.data.ts';

interface ImprintData {
  texts: Texts;
}

function ImprintPage({ data: { texts } }: PageProps<ImprintData>) {
  const { brand, email, privacyUrl } = siteConfig();
  return (
    <>
      <section className="sect page-top">
        <div className="opening">
          <h1>Imprint and privacy</h1>
          <p className="lead">Who runs this site, how to reach them, and what happens to what you type here.</p>
        </div>
      </section>
      <NumberedSection number={1} title="Who runs this site">
        <div className="stack">
          <Provider texts={lastValueOf(texts)} />
          <p>
            <a href={`mailto:${email}`}>{email}</a>, or <a href={paths.contact}>Contact Us</a>
          </p>
          <p>
            <Link to={paths.terms}>Terms and conditions</Link>
          </p>
        </div>
      </NumberedSection>
      <NumberedSection number={2} title="Personal data">
        <div className="stack">
          <RemoteBoundary name="texts" data={texts} skeleton={<Skeleton lines={9} />}>
            {(shown) => <SafeHtml html={shown['imprint-data']?.text ?? ''} />}
          </RemoteBoundary>
          {privacyUrl ? (
            <p>
              In full: <a href={privacyUrl}>personal data at {brand}</a>.
            </p>
          ) : null}
        </div>
      </NumberedSection>
    </>
  );
}

/** As confirmed in the desk, else the lines of the installation. */
function Provider({ texts }: { texts: Texts | undefined }) {
  const { brand, demo, imprint = [] } = siteConfig();
  const text = texts?.['imprint-provider']?.text;
  if (text)
    return (
      <address>
        <SafeHtml html={text} />
      </address>
    );
  if (imprint.length > 0)
    return (
      <address>
        {imprint.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
    );
  return texts || demo ? (
    <p>
      {demo
        ? `${brand} is invented, and so are its people and its classes. On a provider’s own site its name, address and register are here.`
        : `${brand}. Name, address and register of the provider are not set yet: please write to us.`}
    </p>
  ) : null;
}

const head = (): PageHead => ({
  title: 'Imprint and privacy',
  description: `Who runs the site of ${siteConfig().brand}, how to reach them, and what happens to personal data.`,
});

export default definePage<ImprintData>({
  load: { texts: (api, _address, options) => loadTexts(api, 'imprint', documentTexts, options) },
  head,
  Page: ImprintPage,
});
