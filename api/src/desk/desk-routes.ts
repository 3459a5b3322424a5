import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { emptyBody } from '../http/schemas.ts';
import { resources } from '../resources/all.ts';
import { accountCalls } from './account-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { choiceCalls } from './choice-calls.ts';
import { classCalls } from './class-calls.ts';
import type { DeskCall, DeskRequest } from './desk-call.ts';
import { createDeskContext, type DeskContext } from './desk-context.ts';
import { firstStepCalls } from './first-steps.ts';
import { checkOrigin, refuseInWords, refuseNull } from './guards.ts';
import { memberCalls } from './member-calls.ts';
import { orderCalls } from './order-calls.ts';
import { outlastSilence } from './outlast-silence.ts';
import { partnerCalls } from './partner-calls.ts';
import { pictureCalls } from './picture-calls.ts';
import { previewCalls } from './preview-calls.ts';
import { DeskRefusal, notFresh, notSignedIn } from './refusal.ts';
import { reportCalls } from './report-calls.ts';
import { resourceCalls } from './resource-calls.ts';
import { dry } from './resource-files.ts';
import { searchCalls } from './search-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { todayCalls } from './today/today-calls.ts';
import { welcomeCalls } from './welcome-calls.ts';
import { whoCalls } from './who-calls.ts';

export const deskCalls = (context: DeskContext): DeskCall[] => [
  ...signInCalls(context),
  ...welcomeCalls(context),
  ...accountCalls(context),
  ...todayCalls(context),
  ...firstStepCalls(context),
  ...searchCalls(context),
  ...choiceCalls(context),
  ...resources.flatMap((resource) => resourceCalls(context, resource)),
  ...previewCalls(context),
  ...pictureCalls(context),
  ...classCalls(context),
  ...memberCalls(context),
  ...partnerCalls(context),
  ...reportCalls(context),
  ...orderCalls(context),
  ...auditCalls(context),
];

/** Checks in this order: host, origin of a change, sign-in, role, body. */
export function deskRoutes(app: FastifyInstance, apiContext: ApiContext, origin: string): void {
  const context = createDeskContext(apiContext, origin);
  refuseInWords(app);
  app.addHook('onRequest', checkOrigin(origin, 'Only the pages of the desk may change something.'));
  const calls = deskCalls(context);
  for (const call of calls) if (!call.takesFile) addCall(app, context, call);
  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    for (const call of calls) if (call.takesFile) addCall(files, context, call);
  });
}

const isDry = (call: DeskCall, { query }: FastifyRequest) =>
  call.query === dry && (query as { dry?: string }).dry === '1';

function addCall(app: FastifyInstance, context: DeskContext, call: DeskCall): void {
  const signedIn = new WeakMap<FastifyRequest, Pick<DeskRequest, 'staff' | 'signInId'>>();
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';

  app.route({
    method: call.method,
    url: call.path,
    ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
    schema: {
      hide: true,
      ...(hasBody && !call.takesFile && { body: call.body ?? emptyBody }),
      ...(call.query && { querystring: call.query }),
    },
    onRequest: async (request) => {
      if (call.roles === 'everybody') return;
      const who = await whoCalls(context, request);
      if (!who) throw notSignedIn();
      if (!call.roles.includes(who.staff.role)) throw new DeskRefusal(403, 'Your role does not include this.');
      if (call.changesSignIn && !who.isFresh && !isDry(call, request)) throw notFresh();
      signedIn.set(request, who);
    },
    preValidation: async (request) => {
      await refuseNull(request);
      if (hasBody && !call.takesFile) request.body ??= {};
    },
    handler: async (request, reply) => {
      const known = () => {
        const who = signedIn.get(request);
        if (!who) throw notSignedIn();
        return who;
      };
      if (call.roles !== 'everybody') outlastSilence(request);
      const result = await call.run(
        {
          get staff() {
            return known().staff;
          },
          get signInId() {
            return known().signInId;
          },
          body: (request.body ?? {}) as DeskRequest['body'],
          params: request.params as DeskRequest['params'],
          query: request.query as DeskRequest['query'],
          address: request.ip,
          http: request,
        },
        reply,
      );
      return result ?? {};
    },
  });
}
