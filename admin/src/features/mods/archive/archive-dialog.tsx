import type { ArchiveFile, ArchiveListing } from '@bigorna/domain/endpoints/admin/archives.schemas';
import type { StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { Finding } from '@bigorna/domain/entities/release';
import { revealHidden } from '@bigorna/domain/reveal-hidden';
import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Stack,
  TextField,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { CancelButton, TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import {
  createPathFilter,
  findFirstFile,
  getFindingPath,
  getFolderPaths,
  listClassNames,
  mergeFindings,
  omitOtherFiles,
} from './archive-paths.ts';
import { ClassNames } from './class-names.tsx';
import { DownloadButton } from './download-button.tsx';
import { FileContent } from './file-content.tsx';
import { FileTree } from './file-tree.tsx';
import { createFolderLister, listFileRows, listTreeRows, ROWS_STEP, type TreeRow } from './tree-rows.ts';

type ReleaseFile = Pick<StaffRelease, 'id' | 'file_name' | 'findings' | 'fields'>;

/** Below this width, the content of a file is under the tree, and the dialog fills the screen. */
const useIsNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

type View = 'folders' | 'classes' | 'flagged';

interface ContentsProps {
  params: { mod: string; id: string };
  release: ReleaseFile;
  listing: ArchiveListing;
}

const Contents = ({ params, release, listing: { files, total, findings: current } }: ContentsProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isNarrow = useIsNarrow();
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<View>('folders');
  const [filter, setFilter] = useState('');
  const [file, setFile] = useState(() => findFirstFile(files, release.fields?.manifest ?? null));
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(getFolderPaths(file?.path ?? '')));
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map());
  const words = useDeferredValue(filter.trim());

  const findings = useMemo(() => mergeFindings(release.findings, current), [release.findings, current]);
  const shownFindings = useMemo(() => omitOtherFiles(findings), [findings]);
  const flagged = useMemo(() => {
    const paths = findings.flatMap((one) => getFindingPath(one) ?? []);
    return new Set(paths.flatMap((path) => [path, ...getFolderPaths(path)]));
  }, [findings]);
  const flaggedFiles = useMemo(() => files.filter(({ path }) => flagged.has(path)), [files, flagged]);
  const classes = useMemo(() => listClassNames(files), [files]);
  const listFolder = useMemo(() => createFolderLister(files), [files]);
  const includesWords = useMemo(() => (words === '' ? () => true : createPathFilter(words)), [words]);
  const found = useMemo(
    () => (view === 'flagged' ? flaggedFiles : files).filter(({ path }) => includesWords(path)),
    [files, flaggedFiles, view, includesWords],
  );
  const isTree = view === 'folders' && words === '';
  const chosen = file?.path ?? null;
  const rows = useMemo(
    () =>
      isTree
        ? listTreeRows(listFolder, files.length, { open, shown, chosen })
        : listFileRows(found, shown.get('') ?? ROWS_STEP),
    [isTree, listFolder, files, open, shown, chosen, found],
  );

  const show = (next: View) => {
    setView(next);
    setShown(new Map());
  };
  const choose = (next: ArchiveFile) => {
    flushSync(() => setFile(next));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' });
  };
  /** Shows a file in its folder. */
  const reveal = (next: ArchiveFile) => {
    show('folders');
    setFilter('');
    setOpen(new Set([...open, ...getFolderPaths(next.path)]));
    choose(next);
  };
  const showFlagged = () => {
    show('flagged');
    setFilter('');
  };
  const activate = (row: TreeRow) => {
    if (row.kind === 'file') choose(row.file);
    else if (row.kind === 'more')
      setShown(new Map(shown).set(row.list, (shown.get(row.list) ?? ROWS_STEP) + ROWS_STEP));
    else setOpen(row.isOpen ? new Set([...open].filter((path) => path !== row.key)) : new Set([...open, row.key]));
  };
  const renderButtons = (finding: Finding) => {
    const path = getFindingPath(finding);
    const named = files.find((one) => one.path === path);
    return named ? (
      <>
        <Button size="small" color="inherit" onClick={() => reveal(named)}>
          {translate('console.releases.inside.show_file')}
        </Button>
        {flaggedFiles.length > 1 ? (
          <Button size="small" color="inherit" onClick={showFlagged}>
            {translate('console.releases.inside.show_all', { count: format.format(flaggedFiles.length) })}
          </Button>
        ) : null}
      </>
    ) : null;
  };
  const format = new Intl.NumberFormat(locale);
  return (
    <Stack spacing={2}>
      {shownFindings.length > 0 ? <FindingsList findings={shownFindings} renderButtons={renderButtons} /> : null}
      {total > files.length ? (
        <Alert severity="info">
          {translate('console.releases.inside.cut', {
            count: format.format(files.length),
            total: format.format(total),
          })}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' } }}>
        <Stack spacing={1.5} sx={{ minWidth: 0 }}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            color="primary"
            value={view}
            aria-label={translate('console.releases.inside.views')}
            onChange={(_event, next: View | null) => next && show(next)}
          >
            <ToggleButton value="folders">{translate('console.releases.inside.folders')}</ToggleButton>
            <ToggleButton value="classes">
              {translate('console.releases.inside.classes', { count: format.format(classes.length) })}
            </ToggleButton>
            {flaggedFiles.length > 0 ? (
              <ToggleButton value="flagged">
                {translate('console.releases.inside.flagged', { count: format.format(flaggedFiles.length) })}
              </ToggleButton>
            ) : null}
          </ToggleButtonGroup>
          <TextField
            type="search"
            label={translate('console.releases.inside.search')}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <Box sx={{ maxHeight: { xs: '40vh', md: '60vh' }, overflowY: 'auto' }}>
            {view === 'classes' ? (
              <ClassNames key={words} names={classes.filter(includesWords)} isFiltered={words !== ''} />
            ) : rows.length > 0 ? (
              <FileTree
                key={isTree ? 'tree' : view}
                rows={rows}
                chosen={chosen}
                flagged={flagged}
                onActivate={activate}
              />
            ) : (
              <UiText color="textSecondary" text="console.releases.inside.none_found" />
            )}
          </Box>
        </Stack>
        {file ? (
          <FileContent
            release={params}
            file={file}
            heading={heading}
            findings={findings.filter((one) => getFindingPath(one) === file.path)}
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
  release: ReleaseFile;
  onClose: () => void;
}

/** Shows what is inside a release's file: folders, manifests, texts and class names, with the findings at their file. */
export const ArchiveDialog = ({ modId, release, onClose }: ArchiveDialogProps) => {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const params = { mod: modId, id: release.id };
  const { data, error, refetch } = useStaffQuery('listArchive', { params }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <TitledDialog
      maxWidth="lg"
      fullScreen={isNarrow}
      title={translate('console.releases.inside.title', { name: revealHidden(release.file_name) })}
      onClose={onClose}
      sx={{ '& .MuiDialogTitle-root': { overflowWrap: 'anywhere' } }}
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
        <Contents params={params} release={release} listing={data} />
      ) : (
        <Box role="status">
          <UiText sx={{ mb: 1 }} text="console.releases.inside.reading" />
          <LinearProgress />
        </Box>
      )}
    </TitledDialog>
  );
};
