import { choice, percent } from '../../core/field-kinds.ts';

export const taxRateField = percent('Tax rate', {
  isListed: false,
  hint: 'In percent, for example 20; empty: the site writes “Free” beside the tax',
  fault: rateFault,
});

export const taxModeField = choice('Tax is', ['Included', 'Added'], {
  isListed: false,
  hint: 'Included in the price, or added to it at check-out',
});

export function rateFault(rate: string): string | undefined {
  return Number(rate) > 100 ? 'has to be 100 percent at most.' : undefined;
}
