import { DateTimeInput } from 'react-admin';

interface MomentInputProps {
  source: string;
  helperText?: string;
}

/** The form holds moments as the API does: ISO 8601 in UTC. */
const toIso = (local: string): string | null => {
  const moment = new Date(local);
  return local === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** A moment, written and shown in the reader's zone. */
export const MomentInput = ({ source, helperText }: MomentInputProps) => (
  <DateTimeInput source={source} parse={toIso} isRequired fullWidth helperText={helperText ?? false} />
);
