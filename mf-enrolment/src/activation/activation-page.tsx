import { CheckOutLayout } from '../check-out/check-out-layout.tsx';
import { ActivationForm } from './activation-form.tsx';
import type { ActivationState } from './activation-state.ts';
import { ThreeThings } from './three-things.tsx';

/** The one page behind both addresses of an activation. */
export function ActivationPage({ initial, isKeyFixed }: { initial: ActivationState; isKeyFixed: boolean }) {
  return (
    <CheckOutLayout title="Create your account" aside={<ThreeThings />}>
      <ActivationForm initial={initial} isKeyFixed={isKeyFixed} />
    </CheckOutLayout>
  );
}
