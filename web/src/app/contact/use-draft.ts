import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftKey, forgetDraft, keepDraft } from './draft.ts';
import type { ContactBody } from './send-contact.ts';

/** Without what a member's account fills in again: whoever uses the tab next is not to read it. */
const withoutOwnDetails = (values: ContactBody): ContactBody => ({ ...values, name: '', email: '' });

/** Keeps what is written while it is being written, so that leaving the page or reloading it loses nothing. */
export const useDraft = (
  form: UseFormReturn<ContactBody>,
  { key, subjectGiven, isMember }: { key: DraftKey; subjectGiven: string; isMember: boolean },
): void => {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!values.message.trim()) forgetDraft(key);
          else keepDraft(key, { ...(isMember ? withoutOwnDetails(values) : values), subjectGiven });
        },
      }),
    [form, key, subjectGiven, isMember],
  );
};
