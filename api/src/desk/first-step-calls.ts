import { roles } from '../staff/roles.ts';
import { authorOf, type DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';
import { createFirstSteps } from './first-steps.ts';
import { DeskRefusal } from './refusal.ts';

/** From an empty database to a published site. */
export function firstStepCalls(context: DeskContext): DeskCall[] {
  const firstSteps = createFirstSteps(context);
  return [
    { name: 'first steps', method: 'GET', path: '/first-steps', roles, run: firstSteps.read },
    {
      name: 'first steps: load examples',
      method: 'POST',
      path: '/first-steps/examples',
      roles,
      async run(request) {
        const drafts = await firstSteps.loadExamples(authorOf(request));
        if (drafts === undefined) throw new DeskRefusal(409, 'There is content already. Nothing was loaded.');
        return { drafts };
      },
    },
  ];
}
