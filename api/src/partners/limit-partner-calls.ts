import type { FastifyRequest } from 'fastify';
import { tooManyRequests } from '../http/error-answers.ts';
import { networkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';

/** Refuses calls beyond what a network, or the visitors of one key, may make in a minute. */
export const limitPartnerCalls =
  ({ partnerCallsPerNetwork, partnerCallsPerKey }: PartnerThrottles) =>
  async ({ ip, params, log }: FastifyRequest): Promise<void> => {
    const { key } = params as { key?: string };
    take(partnerCallsPerNetwork, networkOf(ip), 'one network');
    if (key !== undefined) take(partnerCallsPerKey, key, 'one key');

    function take(throttle: Throttle, name: string, who: string): void {
      if (throttle.take(name)) return;
      log.warn(`refused: too many calls about partners from ${who}`);
      throw tooManyRequests(throttle.waitOf(name));
    }
  };

interface PartnerThrottles {
  partnerCallsPerNetwork: Throttle;
  partnerCallsPerKey: Throttle;
}
