import { definePage, type PageAddress, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { CheckOutLayout } from '../check-out/check-out-layout.tsx';
import { type LoginData, loadOrderedClass } from '../login/login.data.ts';
import { AskForm } from './ask-form.tsx';
import { AskedClass } from './asked-class.tsx';

function AskPage({ data, params: { id = '' } }: PageProps<LoginData>) {
  return (
    <CheckOutLayout title="Ask for a place" aside={<AskedClass asked={data.orderedClass} />}>
      <AskForm key={id} classId={id} />
    </CheckOutLayout>
  );
}

const head = ({ params: { id = '' } }: PageAddress): PageHead => ({
  title: 'Ask for a place',
  description: 'Visitors without an account ask here for a place in a class.',
  canonical: paths.ask(id),
  noindex: true,
});

export default definePage({
  load: { orderedClass: (api, { params: { id = '' } }, options) => loadOrderedClass(api, id, options) },
  head,
  Page: AskPage,
});
