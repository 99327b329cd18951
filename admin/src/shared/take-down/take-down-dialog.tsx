import type { TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '#shared/actions/reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { TakeDownResultDialog } from './take-down-result-dialog.tsx';
import type { TakeDownTarget } from './take-down-target.ts';

const Consequences = ({ hasFile, remaining }: Pick<TakeDownTarget, 'hasFile' | 'remaining'>) => {
  const translate = useTranslate();
  return (
    <>
      {translate('console.take_down.lead')}
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        <li>{translate('console.take_down.happens.links')}</li>
        {remaining === null ? null : (
          <li>
            {translate(`console.take_down.happens.${remaining === 0 ? 'page_empty' : 'page'}`, {
              smart_count: remaining,
            })}
          </li>
        )}
        <li>{translate('console.take_down.happens.told')}</li>
        {hasFile ? null : <li>{translate('console.take_down.happens.elsewhere')}</li>}
      </Box>
    </>
  );
};

interface TakeDownDialogProps {
  target: TakeDownTarget;
  /** Called after the take-down, while its result is shown. */
  onDone?: () => void;
  onClose: () => void;
}

/** Explains a take-down, asks for a reason and then shows the result. */
export const TakeDownDialog = ({ target, onDone, onClose }: TakeDownDialogProps) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const [block, setBlock] = useState(true);
  const [result, setResult] = useState<TakeDownResult>();
  const { modId, releaseId, name, hasFile, remaining } = target;
  const takeDown = async (reason: string) => {
    const body = { reason, block: block && hasFile };
    const taken =
      releaseId === undefined
        ? await runAction('takeDownMod', { params: { id: modId }, body })
        : await runAction('takeDownRelease', { params: { mod: modId, id: releaseId }, body });
    setResult(taken);
    if (taken) onDone?.();
  };
  if (result)
    return <TakeDownResultDialog target={target} result={result} blocked={block && hasFile} onClose={onClose} />;
  return (
    <ReasonDialog
      title={translate(releaseId === undefined ? 'console.take_down.title_all' : 'console.take_down.title', { name })}
      help={<Consequences hasFile={hasFile} remaining={remaining} />}
      confirmLabel="console.take_down.act"
      confirmColor="error"
      isBusy={isBusy}
      onSubmit={({ text }) => void takeDown(text)}
      onClose={onClose}
    >
      {hasFile ? (
        <FormControlLabel
          control={<Checkbox checked={block} onChange={({ target: box }) => setBlock(box.checked)} />}
          label={translate('console.take_down.block')}
        />
      ) : null}
    </ReasonDialog>
  );
};
