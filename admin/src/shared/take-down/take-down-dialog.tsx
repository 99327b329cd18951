import type { TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { ReasonDialog } from '#shared/actions/reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { TakeDownResultDialog } from './take-down-result-dialog.tsx';
import { countRemaining, hasHostedFile, type TakeDownTarget, UNDERWAY } from './take-down-target.ts';

const takeDownOptions = z.object({ block: z.boolean() });

const Consequences = ({ hasFile, remaining }: { hasFile: boolean; remaining: number | null }) => {
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
  const { runAction } = useStaffMutation();
  const [result, setResult] = useState<TakeDownResult>();
  const { modId, releaseId, name } = target;
  const hasFile = hasHostedFile(target);
  const id = `mods/${modId}/take-down/${releaseId ?? 'all'}`;
  const options = useDraftState(id, takeDownOptions, { block: true });
  const blocked = options.draft.block && hasFile;
  const takeDown = async (reason: string) => {
    const body = { reason, block: blocked };
    const taken =
      releaseId === undefined
        ? await runAction('takeDownMod', { params: { id: modId }, body }, UNDERWAY)
        : await runAction('takeDownRelease', { params: { mod: modId, id: releaseId }, body }, UNDERWAY);
    setResult(taken);
    if (taken) onDone?.();
    return taken;
  };
  if (result) return <TakeDownResultDialog target={target} result={result} blocked={blocked} onClose={onClose} />;
  return (
    <ReasonDialog
      id={id}
      title={translate(releaseId === undefined ? 'console.take_down.title_all' : 'console.take_down.title', { name })}
      help={<Consequences hasFile={hasFile} remaining={countRemaining(target, blocked)} />}
      confirmLabel="console.take_down.act"
      confirmColor="error"
      options={options}
      onSubmit={({ text }) => takeDown(text)}
      // The dialog then shows the result.
      onDone={() => {}}
      onClose={onClose}
    >
      {hasFile ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={options.draft.block}
              onChange={({ target: box }) => options.updateDraft({ block: box.checked })}
            />
          }
          label={translate('console.take_down.block')}
        />
      ) : null}
    </ReasonDialog>
  );
};
