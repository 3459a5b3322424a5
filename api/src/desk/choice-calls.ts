import { namesIn } from '../core/references.ts';
import { roles } from '../core/roles.ts';
import { readSettings } from '../resources/settings/table.ts';
import type { DeskCall } from './desk-call.ts';
import type { DeskContext } from './desk-context.ts';

export interface Choices {
  languages: { id: string; name: string }[];
  experts: { id: string; name: string }[];
  /** Never told: forms look for a class by its words. */
  classes?: { id: string; name: string }[];
  topics: string[];
  /** With which a new class begins; `''` for none. */
  currency: string;
  reminderDays: string;
}

const most = 10_000;

export const choiceCalls = ({ db }: DeskContext): DeskCall[] => [
  {
    name: 'choices of the forms',
    method: 'GET',
    path: '/choices',
    roles,
    async run(): Promise<Choices> {
      const experts = await namesIn(db, 'experts');
      const { currency, reminderDays } = (await readSettings(db)).data;
      const topics = await db.selectFrom('faqItems').select('topic').distinct().orderBy('topic').execute();
      return {
        languages: await namesIn(db, 'languages'),
        experts: experts.slice(0, most),
        topics: topics.map(({ topic }) => topic),
        currency,
        reminderDays,
      };
    },
  },
];
