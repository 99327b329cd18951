import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import type { Finding } from '@bigorna/domain/entities/release';
import { revealHidden } from '@bigorna/domain/reveal-hidden';
import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import type { Ref } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { FileSize, formatSize } from '#shared/fields/file-size.tsx';
import { Hash } from '#shared/fields/hash.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { DetailsTable } from '../details-table.tsx';
import { FindingsList } from '../findings/findings-list.tsx';

const ENCODING_NAMES = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'latin-1': 'Latin-1' } as const;

interface FileContentProps {
  release: { mod: string; id: string };
  file: ArchiveFile;
  /** The heading takes the focus when a reader chooses the file. */
  heading: Ref<HTMLHeadingElement>;
  findings: readonly Finding[];
}

const Text = ({ release, file }: Pick<FileContentProps, 'release' | 'file'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const call = { params: release, query: { path: file.path } };
  const { data, error, refetch } = useStaffQuery('readArchiveFile', call, { staleTime: Number.POSITIVE_INFINITY });
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <LinearProgress aria-label={translate('console.releases.inside.reading')} />;
  if (data.text === null) return <UiText color="textSecondary" text="console.releases.inside.not_text" />;
  return (
    <>
      {data.is_cut ? (
        <Alert severity="info">
          {translate('console.releases.inside.text_cut', { size: formatSize(data.size, locale) })}
        </Alert>
      ) : null}
      {data.encoding && data.encoding !== 'utf-8' ? (
        <UiText
          variant="body2"
          color="textSecondary"
          text="console.releases.inside.encoding"
          values={{ name: ENCODING_NAMES[data.encoding] }}
        />
      ) : null}
      {/* Untrusted: always as text, never as HTML. */}
      <Box
        component="pre"
        role="region"
        aria-label={translate('console.releases.inside.content', { path: revealHidden(file.path) })}
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          overflowY: 'auto',
          maxHeight: { md: '45vh' },
        }}
      >
        {data.text}
      </Box>
    </>
  );
};

/** A file of an archive: path, size, hash, findings and, for a text, its content. */
export const FileContent = ({ release, file, heading, findings }: FileContentProps) => (
  <Stack spacing={2} sx={{ minWidth: 0 }}>
    <Typography
      ref={heading}
      component="h3"
      tabIndex={-1}
      sx={{ fontWeight: 700, overflowWrap: 'anywhere', scrollMarginTop: 16 }}
    >
      <bdi>{revealHidden(file.path)}</bdi>
    </Typography>
    <DetailsTable
      rows={[
        ['resources.releases.fields.file_size', <FileSize key="size" bytes={file.size} />],
        ['SHA-256', file.sha256 ? <Hash key="sha256" value={file.sha256} /> : null],
      ]}
    />
    {findings.length > 0 ? <FindingsList findings={findings} /> : null}
    {file.kind === 'text' || file.kind === 'manifest' ? (
      <Text key={file.path} release={release} file={file} />
    ) : (
      <UiText color="textSecondary" text={`console.releases.inside.${file.sha256 ? 'not_text' : 'unread'}`} />
    )}
  </Stack>
);
