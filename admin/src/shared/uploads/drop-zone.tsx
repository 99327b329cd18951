import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { visuallyHidden } from '#shared/theme/visually-hidden.ts';

interface DropZoneProps {
  label: string;
  help: string;
  /** File extensions or media types, as in `<input accept>`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** One line without the visible help, for a form that already has a file. */
  isCompact?: boolean;
  onFiles: (files: readonly File[]) => void;
}

const HIDDEN = { position: 'absolute', width: '1px', height: '1px', opacity: 0, overflow: 'hidden' } as const;

/** Drop area for files. The keyboard reaches it as a file input. */
export const DropZone = ({
  label,
  help,
  accept,
  multiple = false,
  disabled = false,
  isCompact = false,
  onFiles,
}: DropZoneProps) => {
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  const handleFiles = (list: FileList | null) => {
    if (list && list.length > 0 && !disabled) onFiles(multiple ? [...list] : [...list].slice(0, 1));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    handleFiles(event.dataTransfer.files);
  };
  const handleInput = (event: ChangeEvent<HTMLInputElement>) => {
    handleFiles(event.target.files);
    // Allow the same file again after a failure.
    event.target.value = '';
  };
  return (
    <Box
      component="label"
      htmlFor={id}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={handleDrop}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: isCompact ? 'row' : 'column',
        justifyContent: 'center',
        alignItems: 'center',
        textAlign: 'center',
        gap: isCompact ? 1 : 0.5,
        p: isCompact ? 1 : 2.5,
        border: '2px dashed',
        borderColor: isDragOver ? 'primary.main' : 'text.secondary',
        bgcolor: isDragOver ? 'action.hover' : 'transparent',
        cursor: disabled ? 'default' : 'pointer',
        opacity: disabled ? 0.6 : 1,
        '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <UploadFileIcon color="primary" />
      <Typography component="span" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        id={`${id}-help`}
        sx={isCompact ? visuallyHidden : {}}
      >
        {help}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        aria-describedby={`${id}-help`}
        {...{ accept, multiple, disabled }}
        onChange={handleInput}
        sx={HIDDEN}
      />
    </Box>
  );
};
