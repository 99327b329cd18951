import { DateTimeInput } from 'react-admin';

/** The form stores timestamps like the API: ISO 8601 in UTC. */
const toIso = (local: string): string | null => {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** A date and time in the local time zone. */
export const ZonedDateTimeInput = ({ source }: { source: string }) => (
  <DateTimeInput source={source} parse={toIso} isRequired helperText={false} />
);
