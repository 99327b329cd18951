import { DateInput } from 'react-admin';

const two = (number: number): string => String(number).padStart(2, '0');

/** Local day of a timestamp, in the format of a date input. */
export const toLocalDay = (timestamp: string | null | undefined): string => {
  if (!timestamp) return '';
  const date = new Date(timestamp);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** First or last timestamp of a local day; undefined if the day is invalid. */
export const getDayEdge = (day: string, edge: 'first' | 'last'): string | undefined => {
  const date = new Date(`${day}T${edge === 'first' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

interface DayFilterProps {
  source: string;
  label?: string;
  edge: 'first' | 'last';
  alwaysOn?: boolean;
  helperText?: false;
}

/** Filter by local day. The URL contains the timestamp, so a shared link shows the same rows in every time zone. */
export const DayFilter = ({ edge, ...input }: DayFilterProps) => (
  <DateInput {...input} format={toLocalDay} parse={(day: string) => getDayEdge(day, edge)} />
);
