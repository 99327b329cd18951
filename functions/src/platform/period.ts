/** Limits that include the times of all records. */
const MIN_TIME = '1970-01-01T00:00:00Z';
const MAX_TIME = '9999-01-01T00:00:00Z';

/** A filter by time, as ISO timestamps. */
interface TimeFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The limits of a filter by time. A limit that is not set includes all records. */
export const toPeriod = ({ from = MIN_TIME, to = MAX_TIME }: TimeFilter) => ({
  from: new Date(from),
  to: new Date(to),
});
