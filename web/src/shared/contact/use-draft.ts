import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftKey, deleteContactDraft, storeContactDraft } from './contact-draft.ts';
import type { ContactBody } from './send-contact.ts';

/**
 * Removes the account's details: the next user of the tab must not read them. The form fills in these details again.
 */
const removeAccountDetails = (values: ContactBody): ContactBody => ({
  ...values,
  name: '',
  email: '',
  username: '',
});

/** Stores the draft on every change, so that leaving the page loses nothing. An empty message deletes the draft. */
export const useDraft = (
  form: UseFormReturn<ContactBody>,
  { key, subjectGiven, hasAccount }: { key: DraftKey; subjectGiven: string; hasAccount: boolean },
): void => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!values.message.trim()) deleteContactDraft(key);
          else storeContactDraft(key, { ...(hasAccount ? removeAccountDetails(values) : values), subjectGiven });
        },
      }),
    [form, key, subjectGiven, hasAccount],
  );
};
