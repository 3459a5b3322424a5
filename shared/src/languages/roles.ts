import type { LanguageKey } from './index.ts';

/**
 * The five roles that a visitor may have, and how much of each Language a role needs, in percent. The rates of a role add
 * up to 100; its Languages are in the order in which they are shown. My Needs and the filter of the catalogue use this list.
 */
export const roles = [
  {
    name: 'revenue-cost',
    title: 'Revenue or cost role',
    rates: { money: 30, statement: 30, flow: 20, story: 20 },
  },
  {
    name: 'analyst-data-flow',
    title: 'Business analyst or data flow manager',
    rates: { flow: 25, story: 20, form: 20, data: 20, money: 15 },
  },
  {
    name: 'product-owner',
    title: 'Digital product owner',
    rates: { story: 25, management: 20, flow: 20, money: 20, form: 15 },
  },
  {
    name: 'product-manager',
    title: 'Digital product manager',
    rates: { money: 20, statement: 20, flow: 20, story: 20, management: 20 },
  },
  {
    name: 'development-team',
    title: 'Development team member',
    rates: { story: 20, form: 20, data: 20, programming: 20, management: 20 },
  },
] as const satisfies readonly { name: string; title: string; rates: Readonly<Partial<Record<LanguageKey, number>>> }[];

/** One of the five. `name` is used in addresses and in what visitors' browsers store, so it never changes. */
export type Role = (typeof roles)[number];
