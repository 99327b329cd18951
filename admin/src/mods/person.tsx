import { useReference } from 'react-admin';
import { PersonLink } from '../fields/person-link.tsx';

interface Named {
  id: string;
  display_name?: string;
}

/** Name of a staff member, loaded by account id. */
export const Person = ({ uid }: { uid: string }) => {
  const { referenceRecord } = useReference<Named>({ reference: 'users', id: uid });
  return <PersonLink uid={uid} name={referenceRecord?.display_name} />;
};
