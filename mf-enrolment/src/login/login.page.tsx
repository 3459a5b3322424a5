import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { useSearchParams } from '@agile-languages/shared/router';
import { CheckOutFrame } from '../check-out/check-out-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { Order } from './order.tsx';
import { SignOut } from './sign-out.tsx';

export default function LoginPage({ params }: PageProps) {
  const [query] = useSearchParams();
  const classId = params.id ?? query.get('id') ?? '';

  return (
    <CheckOutFrame title="Already a member? Login here" aside={classId ? <Order classId={classId} /> : null}>
      <LoginForm key={classId} classId={classId} />
      <SignOut />
    </CheckOutFrame>
  );
}

export const head = ({ params }: PageProps): PageHead => ({
  title: params.id ? 'Login and enrol' : 'Login',
  description: 'Members log in here, and enrol in a class when they come from one.',
  canonical: '/login',
  noindex: true,
});
