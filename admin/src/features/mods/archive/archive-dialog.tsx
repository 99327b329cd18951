import type { ArchiveFile, ArchiveListing } from '@bigorna/domain/endpoints/admin/archives.schemas';
import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { Alert, Box, LinearProgress, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { CancelButton, TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { buildTree, createPathFilter, listClassNames } from './build-tree.ts';
import { DownloadButton } from './download-button.tsx';
import { FileContent } from './file-content.tsx';
import { type FileChoice, FileRow, FileTree } from './file-tree.tsx';

/** Maximum of rows in a filtered list. A longer list would be slow, and nobody reads it. */
const FOUND_MAX = 200;

const FoundFiles = ({ files, choice }: { files: readonly ArchiveFile[]; choice: FileChoice }) => {
  const translate = useTranslate();
  if (files.length === 0) return <UiText color="textSecondary" text="console.releases.inside.none_found" />;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {files.slice(0, FOUND_MAX).map((file) => (
          <FileRow key={file.path} file={file} label={file.path} choice={choice} />
        ))}
      </Box>
      {files.length > FOUND_MAX ? translate('console.releases.inside.more', { count: files.length - FOUND_MAX }) : null}
    </>
  );
};

const ClassNames = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? (
    <UiText color="textSecondary" text="console.releases.inside.no_classes" />
  ) : (
    <Box component="pre" sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap' }}>
      {names.join('\n')}
    </Box>
  );

type View = 'folders' | 'classes';

const Contents = ({ release, listing }: { release: { mod: string; id: string }; listing: ArchiveListing }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { files, total, findings } = listing;
  const [view, setView] = useState<View>('folders');
  const [filter, setFilter] = useState('');
  const [file, setFile] = useState(files.find(({ kind }) => kind === 'manifest'));
  const words = useDeferredValue(filter.trim());
  const root = useMemo(() => buildTree(files), [files]);
  const classes = useMemo(() => listClassNames(files), [files]);
  const includesWords = createPathFilter(words);
  const flagged = useMemo(() => new Set(findings.flatMap(({ values }) => values.entry ?? [])), [findings]);
  const choice = { chosen: file?.path ?? null, flagged, onChoose: setFile };
  const format = new Intl.NumberFormat(locale);
  return (
    <Stack spacing={2}>
      {findings.length > 0 ? <FindingsList findings={findings} /> : null}
      {total > files.length ? (
        <Alert severity="info">
          {translate('console.releases.inside.cut', {
            count: format.format(files.length),
            total: format.format(total),
          })}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' } }}>
        <Stack spacing={1.5} sx={{ minWidth: 0 }}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            color="primary"
            value={view}
            aria-label={translate('console.releases.inside.views')}
            onChange={(_event, next: View | null) => next && setView(next)}
          >
            <ToggleButton value="folders">{translate('console.releases.inside.folders')}</ToggleButton>
            <ToggleButton value="classes">
              {translate('console.releases.inside.classes', { count: format.format(classes.length) })}
            </ToggleButton>
          </ToggleButtonGroup>
          <TextField
            type="search"
            label={translate('console.releases.inside.search')}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <Box sx={{ maxHeight: { xs: '40vh', md: '60vh' }, overflowY: 'auto' }}>
            {view === 'classes' ? (
              <ClassNames names={classes.filter(includesWords)} />
            ) : words === '' ? (
              <FileTree folder={root} choice={choice} />
            ) : (
              <FoundFiles files={files.filter(({ path }) => includesWords(path))} choice={choice} />
            )}
          </Box>
        </Stack>
        {file ? (
          <FileContent
            release={release}
            file={file}
            findings={findings.filter(({ values }) => values.entry === file.path)}
          />
        ) : (
          <UiText color="textSecondary" text="console.releases.inside.pick" />
        )}
      </Box>
    </Stack>
  );
};

interface ArchiveDialogProps {
  modId: string;
  release: Pick<StaffRelease, 'id' | 'file_name'>;
  onClose: () => void;
}

/** Shows what is inside a release's file: folders, manifests, texts and class names. */
export const ArchiveDialog = ({ modId, release, onClose }: ArchiveDialogProps) => {
  const translate = useTranslate();
  const params = { mod: modId, id: release.id };
  const { data, error, refetch } = useStaffQuery('listArchive', { params }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <TitledDialog
      maxWidth="lg"
      title={translate('console.releases.inside.title', { name: release.file_name })}
      onClose={onClose}
      actions={
        <>
          <DownloadButton modId={modId} release={release} />
          <CancelButton onClose={onClose} label="ra.action.close" />
        </>
      }
    >
      {error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : data ? (
        <Contents release={params} listing={data} />
      ) : (
        <Box role="status">
          <UiText sx={{ mb: 1 }} text="console.releases.inside.reading" />
          <LinearProgress />
        </Box>
      )}
    </TitledDialog>
  );
};
