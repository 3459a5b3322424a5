import { checks } from './checks.ts';
import { fieldsCheck } from './fields.ts';
import { productCheck } from './product.ts';

export const allChecks = [...checks, fieldsCheck, productCheck];
