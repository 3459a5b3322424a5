import { definePage, type PageHead } from '@agile-languages/shared/contract';
import { Link } from '@agile-languages/shared/router';
import styles from './example.page.module.css';

function ExamplePage() {
  return (
    <section className="sect page-top">
      <div className={styles.page}>
        <h1>Example</h1>
        <p className="lead">Say here what a visitor finds on this page.</p>
        <p>
          <Link to="/languages">See the nine Languages</Link>
        </p>
      </div>
    </section>
  );
}

const head = (): PageHead => ({
  title: 'Example',
  description:
    'Say here in one or two sentences what a visitor finds on this page, for search engines and link previews.',
});

export default definePage({ head, Page: ExamplePage });
