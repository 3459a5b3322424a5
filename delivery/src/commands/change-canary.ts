import type { RequestedWork } from '../receive/artefact-options.ts';
import type { CanaryAction } from '../receive/release-request.ts';
import { endCanary } from './abort.ts';
import { changeSite } from './change-site.ts';
import { expectValid, requesterOf } from './expect-valid.ts';
import { promoteCanary } from './promote.ts';

/** Promotes or ends a canary as a team requests it over HTTP. @throws {UserError} when there is none, or the request is not to be followed */
export async function changeCanary({
  kind,
  why,
  request,
}: Extract<RequestedWork, { kind: CanaryAction }>): Promise<void> {
  await changeSite(async (site) => {
    await expectValid(site.store, site.live, request);
    const change = kind === 'promote' ? promoteCanary : endCanary;
    await change(site, request.area, why, requesterOf(request));
  });
}
