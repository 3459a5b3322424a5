import { checks } from './checks.ts';
import { fieldsCheck } from './fields.ts';
import { productCheck } from './product.ts';
import { sumsCheck } from './sums.ts';

export const allChecks = [...checks, fieldsCheck, productCheck, sumsCheck];
