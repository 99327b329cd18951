import { useReference } from 'react-admin';
import type { StaffRow } from '#shared/api/resource-calls.ts';
import { PersonLink } from '#shared/fields/person-link.tsx';

/** Name of a staff member, loaded by account id. */
export const Person = ({ uid }: { uid: string }) => {
  const { referenceRecord } = useReference<StaffRow<'users'>>({ reference: 'users', id: uid });
  return <PersonLink uid={uid} name={referenceRecord?.display_name} />;
};
