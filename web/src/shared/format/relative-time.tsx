import { getTimeAgo } from '@bigorna/domain/time-ago';
import { useIntl } from 'react-intl';

/** Time since a timestamp, in the largest unit that fits. The tooltip shows date and time. */
export const RelativeTime = ({ iso }: { iso: string }) => {
  const intl = useIntl();
  const { value, unit, numeric } = getTimeAgo(new Date(iso), new Date());
  return (
    <time dateTime={iso} title={intl.formatDate(iso, { dateStyle: 'long', timeStyle: 'short' })}>
      {intl.formatRelativeTime(value, unit, { numeric })}
    </time>
  );
};
