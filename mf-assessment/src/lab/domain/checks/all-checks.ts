import { checks } from './checks.ts';
import { fieldsCheck } from './fields.ts';
import { productCheck } from './product.ts';

/** The comparisons of every kind. */
export const allChecks = [...checks, fieldsCheck, productCheck];
