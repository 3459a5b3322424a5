import { Pen } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { PenRing, Remark } from '../sheet/sheet-elements.tsx';
import { SheetTable } from '../sheet/sheet-table.tsx';
import { Balance } from './balance.tsx';
import { CashTiming } from './cash-timing.tsx';
import { Income } from './income.tsx';

const rows = [
  ['Price of a box', '18 EUR', '65 people asked', 'sales'],
  ['Boxes, month 12', '410', 'order book', 'packing lead'],
  ['Growth a month', '+8%', 'guess', ''],
  ['Cost of a box', '11.20 EUR', '34 growers', 'purchasing'],
  ['Boxes paused', '26 of 410', 'delivery_pause', 'product owner'],
  ['Cold room lasts', '4 years', 'its maker', 'finance'],
  ['Customers pay', 'day 1', 'bank statement', 'finance'],
] as const;

export default { income: Income, 'cash-timing': CashTiming, assumptions: Assumptions, balance: Balance };

function Assumptions() {
  return (
    <ModuleSheet module="Business Case Card" title="FS-012 Assumptions and sources">
      <SheetTable
        x={76}
        y={92}
        widths={[182, 132, 170, 132]}
        head={['assumption', 'value', 'source', 'who checks']}
        rows={rows}
        step={39}
        language="statement"
        marked={2}
      />
      <PenRing x={552} y={191} w={78} h={27} />
      <Pen d="M632 206C690 212 704 250 702 320C700 392 640 412 484 408" ink="proof" thick={1.6} />
      <Remark x={76} y={416} ink="proof" size={17}>
        A guess without a name: nobody will check it.
      </Remark>
    </ModuleSheet>
  );
}
