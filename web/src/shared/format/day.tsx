import { useIntl } from 'react-intl';
import { useTimeZone } from '#shared/page/rendering.ts';

interface DayProps {
  iso: string;
  className?: string;
}

/** A date of medium length. */
export const Day = ({ iso, className }: DayProps) => (
  <time className={className} dateTime={iso}>
    {useIntl().formatDate(iso, { dateStyle: 'medium', timeZone: useTimeZone() })}
  </time>
);
