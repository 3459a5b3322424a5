import type { FastifyRequest } from 'fastify';
import { tooManyRequests } from '../http/error-answers.ts';
import { networkOf, widerNetworkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';

/** Rejects a message when its network, the networks around it, or all together send too many: each becomes a mail. */
export const limitMessages =
  ({ messagesPerNetwork, messagesPerWiderNetwork, messagesOfAll }: MessageThrottles) =>
  async ({ ip, log }: FastifyRequest): Promise<void> => {
    take(messagesPerNetwork, networkOf(ip), 'one network');
    take(messagesPerWiderNetwork, widerNetworkOf(ip), 'neighbouring networks');
    take(messagesOfAll, 'all', 'all networks together');

    function take(throttle: Throttle, key: string, who: string): void {
      if (throttle.take(key)) return;
      log.warn(`refused: too many messages from ${who}`);
      throw tooManyRequests(throttle.waitOf(key));
    }
  };

interface MessageThrottles {
  messagesPerNetwork: Throttle;
  messagesPerWiderNetwork: Throttle;
  messagesOfAll: Throttle;
}
