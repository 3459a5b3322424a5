import { checks } from './checks.ts';
import { dateChecks } from './date-checks.ts';
import { fieldsCheck } from './fields.ts';
import { productCheck } from './product.ts';
import { sumsCheck } from './sums.ts';

export const allChecks = [...checks, ...dateChecks, fieldsCheck, productCheck, sumsCheck];
