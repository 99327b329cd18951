import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import { Box, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FileSize } from '../../fields/file-size.tsx';
import { Hash } from '../../fields/hash.tsx';
import { Markdown } from '../../fields/markdown.tsx';
import { Moment } from '../../fields/moment.tsx';
import { FindingsList } from '../findings/findings-list.tsx';
import { DownloadersButton } from '../take-down/downloaders-button.tsx';
import { ReleaseVerbs } from './release-verbs.tsx';

const VERDICT_COLOR = { pending: 'warning', clear: 'success', refused: 'error' } as const;

const Line = ({ release }: { release: StaffRelease }) => {
  const loaders = release.loaders.map((loader) => LOADER_NAMES[loader]).join(', ');
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {loaders} · {release.game_versions.join(', ')} · <Moment at={release.published_at} />
    </Typography>
  );
};

const File = ({ release }: { release: StaffRelease }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
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

interface ReleaseCardProps {
  mod: StaffMod;
  release: StaffRelease;
  mayEdit: boolean;
  level?: 'h3' | 'h4';
}

/** A release as staff see it: its file, verdict and findings, what changed in it, and what can be done. */
export const ReleaseCard = ({ mod, release, mayEdit, level = 'h3' }: ReleaseCardProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2, display: 'grid', gap: 1.25 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component={level} sx={{ mr: 1, overflowWrap: 'anywhere' }}>
          {release.version}
        </Typography>
        <Chip size="small" label={translate(`console.channel.${release.channel}`)} />
        <Chip
          size="small"
          variant="outlined"
          color={VERDICT_COLOR[release.verdict]}
          label={translate(`console.releases.verdict.${release.verdict}`)}
        />
        {release.external ? <Chip size="small" label={translate('console.releases.external')} /> : null}
        <DownloadersButton modId={mod.id} releaseId={release.id} name={`${mod.title} ${release.version}`} />
      </Stack>
      <Line release={release} />
      <File release={release} />
      {release.reason ? (
        <Typography variant="body2" color="error">
          {translate('console.releases.withdrawn_because', { reason: release.reason })}
        </Typography>
      ) : null}
      {release.findings.length > 0 ? <FindingsList findings={release.findings} /> : null}
      {release.changelog.trim() ? (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {translate('resources.releases.fields.changelog')}
          </Box>
          <Markdown text={release.changelog} />
        </Box>
      ) : null}
      {mayEdit ? <ReleaseVerbs mod={mod} release={release} /> : null}
    </Paper>
  );
};
