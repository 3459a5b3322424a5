import { definePage, type PageAddress, type PageHead } from '@agile-languages/shared/contract';
import { activationTexts } from '@agile-languages/shared/forms';
import { initialActivation } from './activation.ts';
import { ActivationPage } from './activation-page.tsx';

interface AuthQuery {
  isRenewal: boolean;
}

function AuthPage({ params: { id }, query: { isRenewal } }: PageAddress<AuthQuery>) {
  const initial = initialActivation({ activationKey: id });
  return <ActivationPage key={id} initial={initial} isKeyFixed isRenewal={isRenewal} />;
}

const head = ({ query: { isRenewal } }: PageAddress<AuthQuery>): PageHead => ({
  title: isRenewal ? activationTexts.renewalTitle : 'Activate',
  description: 'Invited members choose their password here.',
  canonical: '/auth',
  noindex: true,
});

export default definePage({
  parseQuery: (search): AuthQuery => ({ isRenewal: search.has('password') }),
  head,
  Page: AuthPage,
});
