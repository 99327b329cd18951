import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';

interface DropZoneProps {
  label: string;
  help?: ReactNode;
  /** Names' ends or media types, as `<input accept>` takes them. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

const HIDDEN = { position: 'absolute', width: '1px', height: '1px', opacity: 0, overflow: 'hidden' } as const;

/** A field of the form that files are dropped on, or picked by; the keyboard reaches it as the file input it is. */
export const DropZone = ({ label, help, accept, multiple = false, disabled = false, onFiles }: DropZoneProps) => {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !disabled) onFiles(multiple ? [...list] : [...list].slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // The same file can be picked again after a failure.
    event.target.value = '';
  };
  return (
    <Box
      component="label"
      htmlFor={id}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 0.5,
        p: 2.5,
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'text.secondary',
        bgcolor: over ? 'action.hover' : 'transparent',
        cursor: disabled ? 'default' : 'pointer',
        opacity: disabled ? 0.6 : 1,
        '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <UploadFileIcon color="primary" />
      <Typography component="span" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      {help ? (
        <Typography component="span" variant="body2" color="textSecondary" id={`${id}-help`}>
          {help}
        </Typography>
      ) : null}
      <Box
        component="input"
        id={id}
        type="file"
        aria-describedby={help ? `${id}-help` : undefined}
        {...{ accept, multiple, disabled }}
        onChange={pick}
        sx={HIDDEN}
      />
    </Box>
  );
};
