import { definePage, type PageAddress, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { loginTexts } from '@agile-languages/shared/forms';
import { paths } from '@agile-languages/shared/paths';
import { useSession } from '@agile-languages/shared/platform';
import { lastValueOf } from '@agile-languages/shared/remote-data';
import { useState } from 'react';
import { CheckOutLayout } from '../check-out/check-out-layout.tsx';
import { type LoginData, loadOrderedClass } from './login.data.ts';
import { LoginForm } from './login-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SignOut } from './sign-out.tsx';
import { SignedInOrder } from './signed-in-order.tsx';

function LoginPage({ data, ...address }: PageProps<LoginData, LoginQuery>) {
  const classId = classIdOf(address);
  const { orderedClass } = data;
  const row = lastValueOf(orderedClass);
  const entry = {
    classId,
    takesCode: !!row?.discount,
    isHeld: !(classId && row === null),
    isFull: row?.seatsLeft === 0,
    onRefused: orderedClass.retry,
  };

  return (
    <CheckOutLayout title={loginTexts.title} aside={classId ? <OrderSummary orderedClass={orderedClass} /> : null}>
      <Entry key={classId} {...entry} />
      <SignOut />
    </CheckOutLayout>
  );
}

/** A member who was signed in when the page opened needs no form. */
function Entry(props: EntryProps) {
  const hasToken = useSession(({ token }) => token !== '');
  const [wasSignedIn, setWasSignedIn] = useState(hasToken);
  const [onEnded] = useState(() => () => setWasSignedIn(false));
  return wasSignedIn && hasToken && props.classId ? (
    <SignedInOrder {...props} onEnded={onEnded} />
  ) : (
    <LoginForm {...props} />
  );
}

const head = ({ params }: PageAddress): PageHead => ({
  title: params.id ? 'Login and enrol' : 'Login',
  description: 'Members log in here, and enrol in a class when they come from one.',
  canonical: paths.memberLogin,
  noindex: true,
});

/** `/login/500017` or `/login?id=500017`; `''` without a class. */
const classIdOf = ({ params, query }: Pick<PageAddress<LoginQuery>, 'params' | 'query'>): string =>
  params.id ?? query.id;

interface EntryProps {
  classId: string;
  takesCode: boolean;
  isHeld: boolean;
  isFull: boolean;
  onRefused: () => void;
}

interface LoginQuery {
  id: string;
}

export default definePage({
  parseQuery: (search): LoginQuery => ({ id: search.get('id') ?? '' }),
  load: { orderedClass: (api, address, options) => loadOrderedClass(api, classIdOf(address), options) },
  head,
  Page: LoginPage,
});
