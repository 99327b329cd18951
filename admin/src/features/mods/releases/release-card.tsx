import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import FolderZipIcon from '@mui/icons-material/FolderZipOutlined';
import { Box, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { FileSize } from '#shared/fields/file-size.tsx';
import { Hash } from '#shared/fields/hash.tsx';
import { Markdown } from '#shared/fields/markdown.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { DownloadersButton } from '#shared/take-down/downloaders-button.tsx';
import { ArchiveDialog } from '../archive/archive-dialog.tsx';
import { DownloadButton } from '../archive/download-button.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { Folded } from './folded.tsx';
import { ReleaseActions } from './release-actions.tsx';

const VERDICT_COLOR = { pending: 'warning', clear: 'success', refused: 'error' } as const;

const Line = ({ release }: { release: StaffRelease }) => {
  const translate = useTranslate();
  const loaders = release.loaders.map((loader) => LOADER_NAMES[loader]).join(', ');
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      {loaders} · {release.game_versions.join(', ')} ·{' '}
      {release.side ? `${translate(`console.side.${release.side}`)} · ` : ''}
      <Timestamp at={release.published_at} />
    </Typography>
  );
};

const File = ({ release }: { release: StaffRelease }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" component="div">
      {release.external_url ? (
        <>
          {release.file_name} ·{' '}
          <Link href={release.external_url} target="_blank" rel="noopener noreferrer">
            {release.external_url}
          </Link>
        </>
      ) : (
        <>
          {release.file_name} · <FileSize bytes={release.file_size} />
          {release.fields?.manifest ? ` · ${release.fields.manifest}` : ''}
        </>
      )}
      {release.sha256 ? (
        <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
          SHA-256 <Hash value={release.sha256} />
        </Box>
      ) : null}
      {release.missing_dependencies > 0 ? (
        <Box component="span" sx={{ display: 'block', color: 'warning.main' }}>
          {translate('console.releases.missing', { smart_count: release.missing_dependencies })}
        </Box>
      ) : null}
    </Typography>
  );
};

/** Buttons that show the file's contents, and download the file for review. */
const InsideButtons = ({ mod, release }: Pick<ReleaseCardProps, 'mod' | 'release'>) => {
  const { canCall } = useCurrentStaff();
  if (release.sha256 === null || mod.deleted_at !== null || !canCall('listArchive')) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <DialogButton
        label="console.releases.inside.open"
        variant="outlined"
        icon={<FolderZipIcon />}
        dialog={(close) => <ArchiveDialog modId={mod.id} release={release} onClose={close} />}
      />
      <DownloadButton modId={mod.id} release={release} />
    </Stack>
  );
};

interface ReleaseCardProps {
  mod: StaffMod;
  release: StaffRelease;
  canEdit: boolean;
  level?: 'h3' | 'h4';
}

/** A release for staff: file, verdict, findings, changelog and actions. */
export const ReleaseCard = ({ mod, release, canEdit, level = 'h3' }: ReleaseCardProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2, display: 'grid', gap: 1.25 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component={level} sx={{ mr: 1 }}>
          {release.version}
        </Typography>
        <Chip size="small" label={translate(`console.channel.${release.channel}`)} />
        <Chip
          size="small"
          variant="outlined"
          color={VERDICT_COLOR[release.verdict]}
          label={translate(`console.releases.verdict.${release.taken_down ? 'taken_down' : release.verdict}`)}
        />
        {release.external ? <Chip size="small" label={translate('resources.releases.fields.external')} /> : null}
        <DownloadersButton modId={mod.id} releaseId={release.id} name={`${mod.title} ${release.version}`} />
      </Stack>
      <Line release={release} />
      <File release={release} />
      {release.reason ? (
        <Typography variant="body2" color="error">
          {translate(`console.releases.${release.taken_down ? 'taken_down_because' : 'withdrawn_because'}`, {
            reason: release.reason,
          })}
        </Typography>
      ) : null}
      {release.findings.length > 0 ? <FindingsList findings={release.findings} /> : null}
      {release.changelog.trim() ? (
        <Folded heading={translate('resources.releases.fields.changelog')}>
          <Markdown text={release.changelog} />
        </Folded>
      ) : null}
      <InsideButtons mod={mod} release={release} />
      {canEdit ? <ReleaseActions mod={mod} release={release} /> : null}
    </Paper>
  );
};
