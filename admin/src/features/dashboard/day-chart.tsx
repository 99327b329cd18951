import { useTheme } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Daily, Days } from './daily.ts';
import { formatDay } from './day-table.tsx';

interface DayChartProps {
  name: Daily;
  days: Days;
  /** Label of the count in the tooltip. */
  title: string;
  height: number;
}

/** Bar chart of one daily count. For screen readers, the caller labels the chart with sum and maximum. */
export const DayChart = ({ name, days, title, height }: DayChartProps) => {
  const { palette } = useTheme();
  const [locale] = useLocaleState();
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="day"
          tick={tick}
          tickLine={false}
          stroke={palette.divider}
          minTickGap={24}
          tickFormatter={(day: string) => formatDay(day, locale)}
        />
        <YAxis
          width="auto"
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={(value: number) => compact.format(value)}
        />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          contentStyle={{ background: palette.background.paper, border: `2px solid ${palette.divider}` }}
          labelStyle={{ color: palette.text.primary }}
          itemStyle={{ color: palette.text.primary }}
          labelFormatter={(day) => formatDay(String(day), locale)}
        />
        <Bar dataKey={name} name={title} fill={palette.primary.main} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
};
