import { Assumptions } from './assumptions.tsx';
import { Balance } from './balance.tsx';
import { CashTiming } from './cash-timing.tsx';
import { Income } from './income.tsx';

export default { income: Income, 'cash-timing': CashTiming, assumptions: Assumptions, balance: Balance };
