import type { PageHead, PageProps } from '@agile-languages/shared/contract';
import { ActivationPage } from './activation-page.tsx';
import { initialActivation } from './activation-state.ts';

export default function AuthPage({ params: { id } }: PageProps) {
  return <ActivationPage key={id} initial={initialActivation({ activationKey: id })} keyFixed />;
}

export const head = (): PageHead => ({
  title: 'Activate',
  description: 'Invited members choose their password here.',
  canonical: '/auth',
  noindex: true,
});
