import { Box, Pen, Rule, Words } from '@agile-languages/shared/art';
import { ModuleSheet } from '../sheet/module-sheet.tsx';
import { Remark } from '../sheet/sheet-elements.tsx';

/** Four quarters of the first year, then twelve months of the second. */
const monthly = [
  ...[-748, -236, 226, 575].flatMap((month) => [month, month, month]),
  ...[700, 760, 820, 880, 940, 1000, 1050, 1100, 1150, 1200, 1250, 1300],
];
const investment = -9600;
const balances = monthly.map((_, month) =>
  monthly.slice(0, month + 1).reduce((balance, cash) => balance + cash, investment),
);
const paidBack = balances.findIndex((balance) => balance > 0);
const lowest = balances.indexOf(Math.min(...balances));

const zero = 130;
const left = 128;
const step = 24;
const perUnit = 0.018;

export function CashTiming() {
  return (
    <ModuleSheet module="Business Case Card" title="FS-013 Cash since the cold room">
      <Words x={72} y={88} font="mono" size={12} weight={600} ink="statement-ink">
        EUR on the account, month by month
      </Words>
      {[0, -5000, -10000].map((value) => (
        <Level key={value} value={value} />
      ))}
      {balances.map((balance, month) => (
        <Month key={balance} month={month} balance={balance} />
      ))}
      <Rule x={left - 8} y={zero} w={584} ink="ink" thick={1.5} />
      <Words x={left + lowest * step - 44} y={386} font="mono" size={13} weight={700} ink="statement-ink">
        -12,552
      </Words>
      <Pen d={`M${left + paidBack * step + 8} ${zero - 20}v-14h-52`} ink="proof" />
      <Words x={left + paidBack * step - 50} y={101} font="head" size={17} italic anchor="end" ink="proof">
        paid for itself: month 23
      </Words>
      <Remark x={72} y={424}>
        Profit from month 7. The money is back sixteen months later.
      </Remark>
    </ModuleSheet>
  );
}

function Level({ value }: { value: number }) {
  const y = zero - value * perUnit;
  return (
    <>
      <Rule x={left - 8} y={y} w={584} ink="rule-faint" />
      <Words x={left - 16} y={y + 4} font="mono" size={12} anchor="end" ink="ink-faint">
        {value === 0 ? '0' : `${value / 1000},000`}
      </Words>
    </>
  );
}

function Month({ month, balance }: { month: number; balance: number }) {
  const x = left + month * step;
  const length = Math.max(3, Math.round(Math.abs(balance) * perUnit));
  const good = balance > 0;
  const labelled = month === 0 || (month + 1) % 6 === 0;
  return (
    <>
      <Box
        x={x}
        y={good ? zero - length : zero}
        w={16}
        h={length}
        fill={good ? 'marker' : 'statement-tint'}
        ink={good ? 'ink' : 'statement-ink'}
      />
      {labelled ? (
        <Words x={x + 8} y={404} font="mono" size={12} anchor="middle" ink="ink-faint">
          {month + 1}
        </Words>
      ) : null}
    </>
  );
}
