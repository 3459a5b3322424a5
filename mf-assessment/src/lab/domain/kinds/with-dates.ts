import type { Check } from '../checks/check.ts';
import { dateChecks } from '../checks/date-checks.ts';
import { findDateRange } from '../checks/date-range.ts';
import type { KindRules } from './kind-rules.ts';

const known = new Map<KindRules, KindRules>();

/** What compares dates is loaded after the page. Equal rules stay one. */
export function withDates(rules: KindRules): KindRules {
  const dated = known.get(rules) ?? { ...rules, checks: rules.checks.flatMap(withRangesOfDates) };
  known.set(rules, dated);
  return dated;
}

const withRangesOfDates = (check: Check): readonly Check[] =>
  check.id === 'range'
    ? [...dateChecks, { ...check, find: (text) => check.find(text) ?? findDateRange(text) }]
    : [check];
