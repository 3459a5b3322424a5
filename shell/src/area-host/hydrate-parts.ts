import type { DocumentData, StartedRequest } from '@agile-languages/shared/registry';
import { onNear } from '@agile-languages/shared/ui';
import { moduleAt } from '../document/closest-at.ts';
import { onIntent } from '../document/on-intent.ts';

/**
 * A part is hydrated when it is pointed at, touched, focused, pressed or named by the address, and when what lives in
 * it comes near the view: all of a `visible` part, elements with `data-hydrate` of any other. Every document listens
 * alike: the trial of a release compares what pages leave behind.
 */
export function hydrateParts(
  { deferred, requests }: Pick<DocumentData, 'deferred' | 'requests'>,
  hydrate: (key?: string) => void,
): void {
  const onUse = ({ target }: Pick<Event, 'target'>) => {
    const module = moduleAt(target);
    if (module) hydrate(module);
  };
  onIntent(onUse);
  onUse({ target: document.querySelector(':target') });
  for (const key in deferred) {
    const isVisible = deferred[key]?.hydrate === 'visible';
    const living = document.querySelectorAll(`[data-module="${key}"] ${isVisible ? '>*' : '[data-hydrate]'}`);
    if (isVisible && !living[0]) hydrate(key);
    for (const element of living) onNear(element, () => hydrate(key));
  }
  if (deferred) void compareAnswers(requests, hydrate);
}

/** Code waits only when the API answers exactly what the document shows. */
export async function compareAnswers(requests: readonly StartedRequest[], hydrate: () => void): Promise<void> {
  const started = [...(globalThis.firstRequests?.values() ?? [])];
  const compare = async (response: Promise<Response>, at: number) => {
    if ((await hashOf(response).catch(() => '')) !== requests[at]?.answer) hydrate();
  };
  await Promise.all(started.map(compare));
}

async function hashOf(response: Promise<Response>): Promise<string> {
  const bytes = await (await response).clone().arrayBuffer();
  return `${new BigUint64Array(await crypto.subtle.digest('SHA-256', bytes))[0]}`;
}
