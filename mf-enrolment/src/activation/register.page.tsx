import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { ActivationPage } from './activation-page.tsx';
import { initialActivation } from './activation-state.ts';

export default function RegisterPage({ params: { id } }: PageProps) {
  return <ActivationPage key={id} initial={initialActivation({ classId: id })} keyFixed={false} />;
}

export const head = (): PageHead => ({
  title: 'Register',
  description: 'Invited members create their account here, with the activation key and the pass code they were sent.',
  canonical: '/register',
  noindex: true,
});
