import { checks } from '../checks/checks.ts';
import { productCheck } from '../checks/product.ts';
import { sumsCheck } from '../checks/sums.ts';
import { competitorRules } from '../rules/business/competitor-rules.ts';
import { businessExplanations } from '../rules/business/explanations.ts';
import { businessFamilies } from '../rules/business/families.ts';
import { featureRules } from '../rules/business/feature-rules.ts';
import { segmentRules } from '../rules/business/segment-rules.ts';
import { serviceRules } from '../rules/business/service-rules.ts';
import { statementRules } from '../rules/business/statement-rules.ts';
import { stopperRules } from '../rules/business/stopper-rules.ts';
import { withFamilies } from '../rules/families.ts';
import { businessCounted } from './counted/business.ts';
import type { KindRules } from './kind-rules.ts';

const example = `Business case: Box pause
Purpose: a subscriber stops the vegetable box for a holiday, with two dates.
Problem: each week 38 boxes spoil in front of closed doors; that costs 684 EUR.
Channel: web page and mobile app.
Unit of sale: one box in one week.

Segment: every subscriber who cancelled a week in the last year.
Size: 410 customers.
They are willing to pay a fair price.

There are several competitors. We are cheaper.
In August half of the customers are away. All risks are monitored.

Revenue: 410 boxes x 18 EUR = 7,830 EUR a week.
Break-even: month 7.`;

export const businessKind: KindRules = {
  kind: 'business',
  example,
  groups: [
    { category: 'Digital Service', rules: withFamilies(serviceRules, businessFamilies) },
    { category: 'Segmentation', rules: withFamilies(segmentRules, businessFamilies) },
    { category: 'Advantages/Features', rules: withFamilies(featureRules, businessFamilies) },
    { category: 'Competitor', rules: withFamilies(competitorRules, businessFamilies) },
    { category: 'Revenue Stoppers', rules: withFamilies(stopperRules, businessFamilies) },
    { category: 'Financial Statement', rules: withFamilies(statementRules, businessFamilies) },
  ],
  checks: [...checks, productCheck, sumsCheck],
  explanations: businessExplanations,
  ...businessCounted,
  unreadable: [],
};
