import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { formatSize } from '#shared/fields/file-size.tsx';
import { useLeaveGuard } from '#shared/unsaved-guard/use-leave-guard.ts';
import type { Uploading } from './use-upload.ts';

/** Asks before the page is left during an upload. */
const Stay = () => {
  useLeaveGuard(true);
  return null;
};

const Bar = ({ uploading }: { uploading: Uploading }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { state, pause, resume, cancel } = uploading;
  if (state.phase === 'idle' || state.phase === 'failed' || state.phase === 'sent') return null;
  const percent = state.total === 0 ? 0 : Math.floor((state.sent / state.total) * 100);
  return (
    <Box sx={{ border: 2, borderColor: 'divider', p: 2 }}>
      <Stay />
      <Typography sx={{ fontWeight: 700 }}>{state.name}</Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={translate('console.uploads.progress', { name: state.name })}
        sx={{ height: 10, my: 1 }}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          variant="body2"
          color={state.phase === 'stalled' ? 'error' : 'textSecondary'}
          sx={{ flex: '1 1 12rem', fontVariantNumeric: 'tabular-nums' }}
        >
          <span role={state.phase === 'stalled' ? 'alert' : undefined}>
            {translate(`console.uploads.phase.${state.phase}`)}
          </span>{' '}
          · {percent} % · {formatSize(state.sent, locale)} / {formatSize(state.total, locale)}
        </Typography>
        {state.phase === 'sending' || state.phase === 'stalled' ? (
          <ActionButton label="console.uploads.pause" onClick={pause} icon={<PauseIcon />} />
        ) : (
          <ActionButton
            label="console.uploads.resume"
            onClick={resume}
            disabled={state.phase === 'offline'}
            icon={<PlayArrowIcon />}
          />
        )}
        <ActionButton label="ra.action.cancel" onClick={cancel} icon={<CloseIcon />} />
      </Stack>
    </Box>
  );
};

/** Upload progress with pause and cancel, or the error. Empty before the first file. */
export const UploadProgress = ({ uploading }: { uploading: Uploading }) => {
  const translate = useTranslate();
  const { state } = uploading;
  return (
    <div aria-live="polite">
      {state.phase === 'failed' ? (
        <Alert severity={state.failure === 'cancelled' ? 'info' : 'error'}>
          {translate(`console.uploads.failure.${state.failure}`, { name: state.name })}
        </Alert>
      ) : (
        <Bar uploading={uploading} />
      )}
    </div>
  );
};
