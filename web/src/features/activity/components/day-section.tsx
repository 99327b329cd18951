import { useId } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import type { KnownCard } from '#app/mods/use-mod-cards.ts';
import { type ActivityDay, daysAgo } from '../by-day.ts';
import { ActivityLine } from './activity-line.tsx';

/** Days that have a word of their own. */
const NAMED_DAYS = 1;

const DayName = ({ day }: { day: Date }) => {
  const intl = useIntl();
  const ago = daysAgo(day, new Date());
  if (ago < 0 || ago > NAMED_DAYS) return <FormattedDate value={day} dateStyle="full" />;
  return intl.formatRelativeTime(-ago, 'day', { numeric: 'auto' });
};

interface DaySectionProps {
  day: ActivityDay;
  cardOf: (modId: string) => KnownCard;
}

/** What the member did on one day. */
export const DaySection = ({ day: { day, entries }, cardOf }: DaySectionProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-sans text-[1.125rem] font-semibold first-letter:uppercase">
        <DayName day={day} />
      </h2>
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ActivityLine entry={entry} card={cardOf(entry.mod_id)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
