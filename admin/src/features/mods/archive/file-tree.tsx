import type { ArchiveFile } from '@bigorna/domain/endpoints/admin/archives.schemas';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileSize } from '#shared/fields/file-size.tsx';
import { type ArchiveFolder, getFileName } from './build-tree.ts';

/** `chosen` and `flagged` are paths. Flagged files have findings. */
export interface FileChoice {
  chosen: string | null;
  flagged: ReadonlySet<string>;
  onChoose: (file: ArchiveFile) => void;
}

/** A file of an archive: its name, its size, and whether it has a finding. */
export const FileRow = ({ file, label, choice }: { file: ArchiveFile; label: string; choice: FileChoice }) => {
  const translate = useTranslate();
  const isChosen = choice.chosen === file.path;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <ButtonBase
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => choice.onChoose(file)}
        sx={{
          width: 1,
          px: 0.5,
          py: 0.25,
          gap: 1,
          justifyContent: 'space-between',
          textAlign: 'start',
          bgcolor: isChosen ? 'action.selected' : 'transparent',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box component="span" sx={{ minWidth: 0, fontSize: '0.8125rem' }}>
          {label}
          {choice.flagged.has(file.path) ? (
            <WarningIcon
              color="warning"
              titleAccess={translate('console.releases.inside.finding')}
              sx={{ fontSize: 16, ml: 0.5, verticalAlign: 'text-bottom' }}
            />
          ) : null}
        </Box>
        <Box component="span" sx={{ flex: 'none', fontSize: '0.75rem', color: 'text.secondary' }}>
          <FileSize bytes={file.size} />
        </Box>
      </ButtonBase>
    </Box>
  );
};

const Folder = ({ folder, choice }: { folder: ArchiveFolder; choice: FileChoice }) => {
  // A large archive has thousands of files, so only opened folders render rows.
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box component="details" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box component="summary" sx={{ cursor: 'pointer', fontSize: '0.8125rem', py: 0.25 }}>
          {folder.name}
        </Box>
        {isOpen ? <FileTree folder={folder} choice={choice} /> : null}
      </Box>
    </Box>
  );
};

/** Folders and files of a folder. */
export const FileTree = ({ folder, choice }: { folder: ArchiveFolder; choice: FileChoice }) => (
  <Box component="ul" sx={{ m: 0, pl: folder.name === '' ? 0 : 1.5 }}>
    {folder.folders.map((one) => (
      <Folder key={one.path} folder={one} choice={choice} />
    ))}
    {folder.files.map((file) => (
      <FileRow key={file.path} file={file} label={getFileName(file.path)} choice={choice} />
    ))}
  </Box>
);
