import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { type StoredIcon, storeIcon } from './store-icon.ts';

/** Says why a form has no icon of its file, and stores the icon if another try may succeed. */
export const IconNotice = ({ inspection, first }: { inspection: Inspection; first: StoredIcon }) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const [icon, setIcon] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const stored = await storeIcon(inspection);
    // A cover that was chosen meanwhile stays.
    if (!getValues('thumbnail_url')) setValue('thumbnail_url', stored.url, { shouldDirty: true });
    setIcon(stored);
    setBusy(false);
  };
  if (icon.url !== null) return null;
  if (!icon.canRetry) return translate('console.mods.from_file.no_icon');
  return (
    <>
      {translate('console.mods.from_file.icon_failed')}{' '}
      <ActionButton label="console.action.retry" color="inherit" disabled={isBusy} onClick={() => void retry()} />
    </>
  );
};
