import { useReference } from 'react-admin';
import type { StaffRow } from '#shared/api/resource-calls.ts';
import { PersonLink } from './person-link.tsx';

/** Name of a person, loaded by account id. */
export const Person = ({ uid }: { uid: string }) => {
  const { referenceRecord, isPending, error } = useReference<StaffRow<'users'>>({ reference: 'users', id: uid });
  const unknown = isPending || error ? undefined : null;
  return (
    <PersonLink uid={uid} name={referenceRecord ? referenceRecord.display_name || referenceRecord.username : unknown} />
  );
};
