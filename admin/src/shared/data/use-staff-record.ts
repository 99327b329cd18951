import { useGetOne } from 'react-admin';
import type { RecordName, StaffRecord } from '#shared/api/resource-calls.ts';

/** A record of a resource, from react-admin's cache. At first it may be the record's row of a list. */
export const useStaffRecord = <K extends RecordName>(resource: K, id: string, { retry }: { retry?: false } = {}) =>
  useGetOne<StaffRecord<K>>(resource, { id }, retry === undefined ? {} : { retry });
