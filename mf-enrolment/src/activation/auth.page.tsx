import { definePage, type PageHead, type PageProps } from '@agile-languages/shared/contract';
import { initialActivation } from './activation.ts';
import { ActivationPage } from './activation-page.tsx';

function AuthPage({ params: { id } }: PageProps) {
  return <ActivationPage key={id} initial={initialActivation({ activationKey: id })} isKeyFixed />;
}

const head = (): PageHead => ({
  title: 'Activate',
  description: 'Invited members choose their password here.',
  canonical: '/auth',
  noindex: true,
});

export default definePage({ head, Page: AuthPage });
