import type { TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import GppBadIcon from '@mui/icons-material/GppBadOutlined';
import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { TakeDownResultDialog } from './take-down-result-dialog.tsx';
import { UNDERWAY } from './take-down-target.ts';

/** Account that created the releases. Without an account, the dialog requires a time span. */
interface Uploader {
  id: string;
  name: string;
}

const TEXTS = 'console.take_down.created';

const createdOptions = z.object({ from: z.string(), to: z.string(), block: z.boolean() });
const NO_SPAN = { from: '', to: '', block: true };

/** A local date and time of an input as ISO 8601; undefined if empty. */
const toIso = (local: string): string | undefined => (local === '' ? undefined : new Date(local).toISOString());

const TakeDownCreatedDialog = ({ uploader, onClose }: { uploader: Uploader | undefined; onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction } = useStaffMutation();
  const id = `take-down-created/${uploader?.id ?? 'all'}`;
  const options = useDraftState(id, createdOptions, NO_SPAN);
  const { block, ...span } = options.draft;
  const [result, setResult] = useState<TakeDownResult>();
  const { isTyped, field } = useTypedWord(translate(`${TEXTS}.word`));
  const [from, to] = [toIso(span.from), toIso(span.to)];
  const by = { ...(uploader && { uid: uploader.id }), ...(from && { from }), ...(to && { to }) };
  const isComplete = uploader !== undefined || (from !== undefined && to !== undefined);
  const { data, error } = useStaffQuery('countCreated', { query: by }, { enabled: isComplete });
  const count = isComplete ? data?.releases : undefined;
  if (result) return <TakeDownResultDialog result={result} blocked={block} onClose={onClose} />;
  const takeDown = async (reason: string) => {
    if (count === undefined) return undefined;
    const taken = await runAction('takeDownCreated', { body: { ...by, reason, block, count } }, UNDERWAY);
    setResult(taken);
    return taken;
  };
  const describe = (): string => {
    if (!isComplete) return translate(`${TEXTS}.span_needed`);
    if (error) return getErrorMessage(error, translate);
    if (data === undefined) return translate('ra.page.loading');
    return translate(`${TEXTS}.preview`, { smart_count: data.releases, mods: data.mods });
  };
  return (
    <StaffReasonDialog
      id={id}
      texts={TEXTS}
      name={uploader?.name ?? translate(`${TEXTS}.anybody`)}
      isDisabled={!isTyped || !count}
      options={options}
      runAction={takeDown}
      // The dialog then shows the result.
      onDone={() => {}}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="datetime-local"
            label={translate(`${TEXTS}.${end}`)}
            value={span[end]}
            onChange={({ target }) => options.updateDraft({ [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {describe()}
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={block} onChange={({ target }) => options.updateDraft({ block: target.checked })} />}
        label={translate('console.take_down.block')}
      />
      {field}
    </StaffReasonDialog>
  );
};

/** Takes down the releases that an account created, or that were created in a time span, if permitted. */
export const TakeDownCreatedButton = ({ uploader }: { uploader?: Uploader }) =>
  useCurrentStaff().canCall('takeDownCreated') ? (
    <DialogButton
      size={uploader ? 'medium' : 'small'}
      variant={uploader ? 'outlined' : 'text'}
      color="error"
      icon={<GppBadIcon />}
      label={uploader ? `${TEXTS}.open` : `${TEXTS}.open_span`}
      dialog={(close) => <TakeDownCreatedDialog uploader={uploader} onClose={close} />}
    />
  ) : null;
