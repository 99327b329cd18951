import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';
import { Alert, Box, LinearProgress, Stack } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { formatSize } from '#shared/fields/file-size.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { DropZone } from '#shared/uploads/drop-zone.tsx';
import { UploadProgress } from '#shared/uploads/upload-progress.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { ArchiveDetails } from './archive-details.tsx';
import { Folded } from './folded.tsx';
import { getExtensions, getFileError } from './get-file-error.ts';
import type { ReleaseFile } from './use-release-file.ts';

const InspectionState = ({ file }: { file: ReleaseFile }) => {
  const translate = useTranslate();
  const { state, checkAgain } = file;
  if (state.phase === 'checking')
    return (
      <Box role="status">
        <UiText sx={{ mb: 1 }} text="console.releases.checking" />
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
        <UiText role="alert" sx={{ fontWeight: 700, color: 'error.main' }} text="console.releases.refused" />
      ) : null}
      <FindingsList findings={state.inspection.findings} />
      <Folded heading={translate('console.releases.file_details')}>
        <ArchiveDetails inspection={state.inspection} />
      </Folded>
    </Stack>
  );
};

/** File of a release: upload progress, inspection result and manifest. */
export const FileSource = ({ kinds, file }: { kinds: readonly ContentType[]; file: ReleaseFile }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [fileError, setFileError] = useState<string | null>(null);
  const { uploading, isBusy, ready, takeFile } = file;
  const accepted = getExtensions(kinds);
  const extensions = accepted.join(', ');
  const max = formatSize(FILE_MAX_BYTES, locale);
  const handleFiles = ([picked]: readonly File[]) => {
    const error = picked ? getFileError(picked, kinds) : null;
    setFileError(error);
    if (picked && !error) void takeFile(picked);
  };
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <DropZone
        label={translate(ready ? 'console.releases.other_file' : 'console.releases.pick_file')}
        help={translate('console.releases.file_help', { extensions, max })}
        accept={accepted.join(',')}
        disabled={isBusy}
        isCompact={ready !== null}
        onFiles={handleFiles}
      />
      {fileError ? (
        <Alert severity="error">
          {translate(`console.releases.fault.${fileError}`, { extensions, max })}{' '}
          {ready ? translate('console.releases.file_kept', { name: ready.inspection.file_name }) : null}
        </Alert>
      ) : null}
      <UploadProgress uploading={uploading} />
      {/* The verdict belongs to the earlier file. */}
      {fileError ? null : <InspectionState file={file} />}
    </Stack>
  );
};
