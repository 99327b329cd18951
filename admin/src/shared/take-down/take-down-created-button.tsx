import type { TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import GppBadIcon from '@mui/icons-material/GppBadOutlined';
import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useTypedWord } from '#shared/actions/typed-word.tsx';
import { parseFailure, useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { TakeDownResultDialog } from './take-down-result-dialog.tsx';

/** Account that created the releases. Without an account, the dialog requires a time span. */
interface Uploader {
  id: string;
  name: string;
}

const TEXTS = 'console.take_down.created';

/** A local date and time of an input as ISO 8601; undefined if empty. */
const toIso = (local: string): string | undefined => (local === '' ? undefined : new Date(local).toISOString());

const TakeDownCreatedDialog = ({ uploader, onClose }: { uploader: Uploader | undefined; onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const [span, setSpan] = useState({ from: '', to: '' });
  const [block, setBlock] = useState(true);
  const [result, setResult] = useState<TakeDownResult>();
  const { isTyped, field } = useTypedWord(translate(`${TEXTS}.word`));
  const [from, to] = [toIso(span.from), toIso(span.to)];
  const by = { ...(uploader && { uid: uploader.id }), ...(from && { from }), ...(to && { to }) };
  const isComplete = uploader !== undefined || (from !== undefined && to !== undefined);
  const { data, error } = useStaffQuery('countCreated', { query: by }, { enabled: isComplete });
  const count = isComplete ? data?.releases : undefined;
  if (result) return <TakeDownResultDialog result={result} blocked={block} onClose={onClose} />;
  const takeDown = async (reason: string) => {
    if (count !== undefined) setResult(await runAction('takeDownCreated', { body: { ...by, reason, block, count } }));
  };
  const describe = (): string => {
    if (!isComplete) return translate(`${TEXTS}.span_needed`);
    if (error) return parseFailure(error)?.message ?? translate('console.error.offline');
    if (data === undefined) return translate('ra.page.loading');
    return translate(`${TEXTS}.preview`, { smart_count: data.releases, mods: data.mods });
  };
  return (
    <StaffReasonDialog
      texts={TEXTS}
      name={uploader?.name ?? translate(`${TEXTS}.anybody`)}
      isBusy={isBusy || !isTyped || !count}
      runAction={takeDown}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="datetime-local"
            label={translate(`${TEXTS}.${end}`)}
            value={span[end]}
            onChange={({ target }) => setSpan({ ...span, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {describe()}
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={block} onChange={({ target }) => setBlock(target.checked)} />}
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
