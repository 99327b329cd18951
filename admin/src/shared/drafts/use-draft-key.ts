import { useGetIdentity } from 'react-admin';
import { removeOwnDraft } from './draft-store.ts';

/**
 * Storage key of the current user's draft; undefined until the user is loaded.
 *
 * @param id the form and its record: `faq/f1`
 */
export const useDraftKey = (id: string): string | undefined => {
  const { identity } = useGetIdentity();
  return identity && `${identity.id}/${id}`;
};

/** Removes the draft of a form that is part of another page or dialog, and so closes without navigation. */
export const useRemoveDraft = (id: string) => {
  const key = useDraftKey(id);
  return () => {
    if (key !== undefined) removeOwnDraft(key);
  };
};
