import { countDaysAgo } from '@bigorna/domain/time-ago';
import { useId } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import type { LoadedCard } from '#shared/mods/use-mod-cards.ts';
import { usePeriodStart } from '#shared/page/use-period-start.ts';
import type { ActivityDay } from '../group-by-day.ts';
import { ActivityLine } from './activity-line.tsx';

/** Age in days up to which a day has a name: today is 0, yesterday is 1. */
const NAMED_DAYS = 1;

const DayName = ({ day }: { day: Date }) => {
  const intl = useIntl();
  const today = usePeriodStart('today');
  const ago = countDaysAgo(day, new Date(today));
  if (ago < 0 || ago > NAMED_DAYS) return <FormattedDate value={day} dateStyle="full" />;
  return <span>{intl.formatRelativeTime(-ago, 'day', { numeric: 'auto' })}</span>;
};

interface DaySectionProps {
  day: ActivityDay;
  getCard: (modId: string) => LoadedCard;
}

/** The member's actions of one day. */
export const DaySection = ({ day: { day, entries }, getCard }: DaySectionProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-sans text-[1.125rem] font-semibold first-letter:uppercase">
        <DayName day={day} />
      </h2>
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ActivityLine entry={entry} card={getCard(entry.mod_id)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
