import type { ClassRow } from '@agile-languages/shared/api';
import { definePage, type PageAddress, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { lastValueOf, RemoteBoundary, type RemoteData } from '@agile-languages/shared/remote-data';
import { Link } from '@agile-languages/shared/router';
import { CheckOutLayout } from '../check-out/check-out-layout.tsx';
import fields from '../check-out/fields.module.css';
import { priceOf, startText } from '../class-facts/class-text.ts';
import { type LoginData, loadNamedClass } from '../login/login.data.ts';
import { NoSuchClass } from '../login/order-note.tsx';
import styles from './ask.page.module.css';
import { AskForm } from './ask-form.tsx';

function AskPage({ data, params: { id = '' } }: PageProps<LoginData>) {
  const { orderedClass } = data;
  const row = lastValueOf(orderedClass);
  return (
    <CheckOutLayout title="Ask for a place" aside={<AskedClass asked={orderedClass} />}>
      {row === null ? <NothingToAsk /> : <AskForm key={id} classId={id} takesCode={!!row?.discount} />}
    </CheckOutLayout>
  );
}

const NothingToAsk = () => (
  <div className={fields.fields}>
    <div className={fields.stack}>
      <NoSuchClass />
      <p>
        Another question? <a href={paths.contact}>Write to us.</a>
      </p>
    </div>
  </div>
);

const head = ({ params: { id = '' } }: PageAddress): PageHead => ({
  title: 'Ask for a place',
  description: 'Visitors without an account ask here for a place in a class.',
  canonical: paths.ask(id),
  noindex: true,
});

function AskedClass({ asked }: { asked: RemoteData<ClassRow | null> }) {
  return (
    <div className={styles.reserved}>
      <RemoteBoundary name="class that is asked for" data={asked} skeleton={null}>
        {(row) =>
          row ? (
            <section aria-label="The class" className={styles.class}>
              <Link to={paths.class(row.id)} className={styles.name}>
                {row.className}
              </Link>
              <p>{startText(row)}</p>
              <p>
                <b>{priceOf(row)}</b>
                {row.seatsLeft === 0 ? ', full: ask for the next date' : ''}
              </p>
              {row.seatsLeft === 0 ? <Link to={paths.login(row.id)}>Members: join the waiting list</Link> : null}
            </section>
          ) : null
        }
      </RemoteBoundary>
    </div>
  );
}

export default definePage({
  load: { orderedClass: (api, { params: { id = '' } }, options) => loadNamedClass(api, id, options) },
  head,
  Page: AskPage,
});
