import { Alert, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ActionButton } from '#shared/actions/action-button.tsx';
import {
  type Draft,
  pickDirty,
  readDraft,
  removeDraft,
  removeOwnDraft,
  storeDraft,
} from '#shared/drafts/draft-store.ts';
import { useDraftKey } from '#shared/drafts/use-draft-key.ts';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { useLeaveGuard } from '#shared/unsaved-guard/use-leave-guard.ts';

interface DraftOfferProps {
  draft: Draft;
  /** Whether the record changed after the draft. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

const DraftOffer = ({ draft, isOutdated, onRestore, onDiscard }: DraftOfferProps) => {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="status" sx={{ width: 1, mb: 2 }}>
      {translate('console.draft.found')} (<Timestamp at={new Date(draft.at).toISOString()} relative />)
      {isOutdated ? <div>{translate('console.draft.outdated')}</div> : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <ActionButton label="console.draft.restore" variant="outlined" color="inherit" onClick={onRestore} />
        <ActionButton label="console.draft.discard" color="inherit" onClick={onDiscard} />
      </Stack>
    </Alert>
  );
};

interface FormDraftProps {
  /** The form and its record: `faq/f1`. */
  id: string;
  /** `updated_at` of the edited record. */
  base?: string | undefined;
  /** Whether to offer an earlier draft. False if the form continues the input of another form. */
  canOffer?: boolean;
}

interface StoredDraftProps {
  storageKey: string;
  base: string | null;
  canOffer: boolean;
}

const StoredDraft = ({ storageKey, base, canOffer }: StoredDraftProps) => {
  const { setValue } = useFormContext();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const values: Readonly<Record<string, unknown>> = useWatch();
  const [offered, setOffered] = useState(() => (canOffer ? readDraft(storageKey) : null));
  const hasInput = useRef(false);
  const input = JSON.stringify(pickDirty(dirtyFields, values));
  useEffect(() => {
    const isEmpty = input === '{}';
    if (!isEmpty) storeDraft(storageKey, { values: JSON.parse(input), base });
    else if (hasInput.current) removeOwnDraft(storageKey);
    hasInput.current = !isEmpty;
  }, [input, storageKey, base]);
  useEffect(() => {
    if (isSubmitSuccessful) removeOwnDraft(storageKey);
  }, [isSubmitSuccessful, storageKey]);
  useLeaveGuard(input !== '{}' && !isSubmitSuccessful, () => removeOwnDraft(storageKey));
  if (!offered) return null;
  const restore = () => {
    for (const [name, value] of Object.entries(offered.values)) setValue(name, value, { shouldDirty: true });
    setOffered(null);
  };
  const discard = () => {
    if (!hasInput.current) removeDraft(storageKey);
    setOffered(null);
  };
  return <DraftOffer draft={offered} isOutdated={offered.base !== base} onRestore={restore} onDiscard={discard} />;
};

/**
 * Stores the form's unsaved input in this browser, per user and record, and offers it on return. The draft survives an
 * ended session, a closed window and a crash. Navigation asks first, because it removes the draft, like a save.
 * Never use `FormDraft` in a form with secrets.
 */
export const FormDraft = ({ id, base, canOffer = true }: FormDraftProps) => {
  const storageKey = useDraftKey(id);
  return storageKey === undefined ? null : (
    <StoredDraft key={storageKey} storageKey={storageKey} base={base ?? null} canOffer={canOffer} />
  );
};
