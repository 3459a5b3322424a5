import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { siteConfig } from '@agile-languages/shared/platform';
import { Link } from '@agile-languages/shared/router';
import { NumberedSection } from '@agile-languages/shared/ui';

function ImprintPage() {
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
          <Provider />
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
          <p>
            Reading needs no account and no consent: nothing is loaded from other sites to count or follow visitors, and
            there is no advertising.
          </p>
          <p>
            What you answer in the level meter, in My Needs and in Card Lab stays in your browser until you clear it. A
            link that you share contains it.
          </p>
          <p>
            A message from a form is sent to the provider, who keeps it to answer it. Of members the site keeps name,
            e-mail address, a hash of the password, and the classes in which they have a seat.
          </p>
          <p>
            Write to us to see, correct or erase what is kept about you.
            {privacyUrl ? (
              <>
                {' '}
                In full: <a href={privacyUrl}>personal data at {brand}</a>.
              </>
            ) : null}
          </p>
        </div>
      </NumberedSection>
    </>
  );
}

function Provider() {
  const { brand, demo, imprint = [] } = siteConfig();
  if (imprint.length > 0)
    return (
      <address>
        {imprint.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
    );
  return (
    <p>
      {demo
        ? `${brand} is invented, and so are its people and its classes. On a provider’s own site its name, address and register are here.`
        : `${brand}. Name, address and register of the provider are not set yet: please write to us.`}
    </p>
  );
}

const head = (): PageHead => ({
  title: 'Imprint and privacy',
  description: `Who runs the site of ${siteConfig().brand}, how to reach them, and what happens to personal data.`,
});

export default definePage({ head, Page: ImprintPage });
