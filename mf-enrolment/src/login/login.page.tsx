import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { paths } from '@agile-languages/shared/paths';
import { useSearchParams } from '@agile-languages/shared/router';
import { CheckOutLayout } from '../check-out/check-out-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SignOut } from './sign-out.tsx';

function LoginPage({ params }: PageProps) {
  const [query] = useSearchParams();
  const classId = params.id ?? query.get('id') ?? '';

  return (
    <CheckOutLayout title="Already a member? Login here" aside={classId ? <OrderSummary classId={classId} /> : null}>
      <LoginForm key={classId} classId={classId} />
      <SignOut />
    </CheckOutLayout>
  );
}

const head = ({ params }: PageProps): PageHead => ({
  title: params.id ? 'Login and enrol' : 'Login',
  description: 'Members log in here, and enrol in a class when they come from one.',
  canonical: paths.memberLogin,
  noindex: true,
});

export default definePage({ head, Page: LoginPage });
