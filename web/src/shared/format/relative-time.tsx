import { getTimeAgo } from '@bigorna/domain/time-ago';
import { useIntl } from 'react-intl';
import { useTimeAgo, useTimeZone } from '#shared/page/rendering.ts';

/** Time since a timestamp, in the largest unit that fits. The tooltip shows date and time. */
export const RelativeTime = ({ iso }: { iso: string }) => {
  const intl = useIntl();
  const { value, unit, numeric } = useTimeAgo(iso, getTimeAgo);
  return (
    <time
      dateTime={iso}
      title={intl.formatDate(iso, { dateStyle: 'long', timeStyle: 'short', timeZone: useTimeZone() })}
    >
      {intl.formatRelativeTime(value, unit, { numeric })}
    </time>
  );
};
