import { useGetIdentity } from 'react-admin';

/**
 * Storage key of the current user's draft; undefined until the user is loaded.
 *
 * @param id the form and its record: `faq/f1`
 */
export const useDraftKey = (id: string): string | undefined => {
  const { identity } = useGetIdentity();
  return identity && `${identity.id}/${id}`;
};
