import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { initialActivation } from './activation.ts';
import { ActivationPage } from './activation-page.tsx';

function RegisterPage({ params: { id } }: PageProps) {
  return <ActivationPage key={id} initial={initialActivation({ classId: id })} isKeyFixed={false} />;
}

const head = (): PageHead => ({
  title: 'Register',
  description: 'Invited members create their account here, with the activation key and the pass code they were sent.',
  canonical: '/register',
  noindex: true,
});

export default definePage({ head, Page: RegisterPage });
