import { type ContentType, FILE_EXTENSIONS } from '@bigorna/domain/catalogue-terms';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';
import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { sizeText } from '../../fields/file-size.tsx';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { UploadProgress } from '../../uploads/upload-progress.tsx';
import { ActionButton } from '../action-button.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { ArchiveFacts } from './archive-facts.tsx';
import { fileFault } from './file-fault.ts';
import type { ReleaseFile } from './use-release-file.ts';

const Checked = ({ file }: { file: ReleaseFile }) => {
  const translate = useTranslate();
  const { state, checkAgain } = file;
  if (state.phase === 'checking')
    return (
      <Box role="status">
        <Typography sx={{ mb: 1 }}>{translate('console.releases.checking')}</Typography>
        <LinearProgress />
      </Box>
    );
  if (state.phase === 'failed')
    return (
      <Alert
        severity="error"
        action={<ActionButton label="console.action.retry" onClick={() => void checkAgain(state.slot, state.name)} />}
      >
        {state.message ?? translate('console.error.offline')}
      </Alert>
    );
  if (state.phase !== 'checked') return null;
  return (
    <Stack spacing={1.5} role="region" aria-label={translate('console.findings.heading')}>
      {state.inspection.verdict === 'refused' ? (
        <Typography role="alert" sx={{ fontWeight: 700, color: 'error.main' }}>
          {translate('console.releases.refused')}
        </Typography>
      ) : null}
      <FindingsList findings={state.inspection.findings} />
      <ArchiveFacts inspection={state.inspection} />
    </Stack>
  );
};

/** Pick the file of a release: how far it is, what the check found of it, and what it says of itself. */
export const FileSource = ({ kind, file }: { kind: ContentType; file: ReleaseFile }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [fault, setFault] = useState<string | null>(null);
  const { uploading, busy, ready, take } = file;
  const extensions = FILE_EXTENSIONS[kind].join(', ');
  const max = sizeText(FILE_MAX_BYTES, locale);
  const pick = ([chosen]: readonly File[]) => {
    const wrong = chosen ? fileFault(chosen, kind) : null;
    setFault(wrong);
    if (chosen && !wrong) void take(chosen);
  };
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <DropZone
        label={translate(ready ? 'console.releases.other_file' : 'console.releases.pick_file')}
        help={translate('console.releases.file_help', { extensions, max })}
        accept={FILE_EXTENSIONS[kind].join(',')}
        disabled={busy}
        onFiles={pick}
      />
      {fault ? (
        <Alert severity="error">{translate(`console.releases.fault.${fault}`, { extensions, max })}</Alert>
      ) : null}
      <UploadProgress uploading={uploading} />
      <Checked file={file} />
    </Stack>
  );
};
