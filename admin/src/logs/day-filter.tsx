import { DateInput } from 'react-admin';

const two = (number: number): string => String(number).padStart(2, '0');

/** The day of a moment in the reader's zone, as a date field holds it. */
export const dayOf = (moment: string | null | undefined): string => {
  if (!moment) return '';
  const at = new Date(moment);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

/** The first or the last moment of a day in the reader's zone; undefined where there is no such day. */
export const edgeOf = (day: string, edge: 'first' | 'last'): string | undefined => {
  const at = new Date(`${day}T${edge === 'first' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

interface DayFilterProps {
  source: string;
  label: string;
  edge: 'first' | 'last';
  alwaysOn?: boolean;
}

/** A filter by day, in the reader's zone; the address holds the moment, so that others see the same. */
export const DayFilter = ({ source, label, edge }: DayFilterProps) => (
  <DateInput source={source} label={label} format={dayOf} parse={(day: string) => edgeOf(day, edge)} />
);
