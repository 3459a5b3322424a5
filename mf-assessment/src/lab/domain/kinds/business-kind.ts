import { businessExplanations } from '../business-explanations.ts';
import { checks } from '../checks/checks.ts';
import { productCheck } from '../checks/product.ts';
import { competitorRules } from '../rules/business/competitor-rules.ts';
import { featureRules } from '../rules/business/feature-rules.ts';
import { segmentRules } from '../rules/business/segment-rules.ts';
import { serviceRules } from '../rules/business/service-rules.ts';
import { statementRules } from '../rules/business/statement-rules.ts';
import { stopperRules } from '../rules/business/stopper-rules.ts';
import type { KindRules } from './kind-rules.ts';

/** What a business case is read with. */
export const businessKind: KindRules = {
  kind: 'business',
  groups: [
    { category: 'Digital Service', rules: serviceRules },
    { category: 'Segmentation', rules: segmentRules },
    { category: 'Advantages/Features', rules: featureRules },
    { category: 'Competitor', rules: competitorRules },
    { category: 'Revenue Stoppers', rules: stopperRules },
    { category: 'Financial Statement', rules: statementRules },
  ],
  checks: [...checks, productCheck],
  explanations: businessExplanations,
  unreadable: [],
};
