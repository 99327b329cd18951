import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Paper, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface GalleryPictureProps {
  picture: StaffMod['gallery'][number];
  /** Position, from 1. */
  position: number;
  count: number;
  onDescribe: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const ALT_MAX = 200;

/** One gallery image: description, position and remove button. */
export const GalleryPicture = ({ picture, position, count, onDescribe, onMove, onRemove }: GalleryPictureProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="li" sx={{ p: 1.5, listStyle: 'none' }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box
          component="img"
          src={picture.url}
          alt={picture.alt}
          sx={{ width: 160, maxWidth: '100%', aspectRatio: '16 / 9', objectFit: 'cover', overflow: 'hidden' }}
        />
        <TextField
          label={translate('console.mods.gallery.alt', { place: position })}
          helperText={picture.alt.trim() === '' ? translate('console.mods.gallery.alt_help') : ' '}
          value={picture.alt}
          sx={{ flex: '1 1 180px' }}
          onChange={({ target }) => onDescribe(target.value)}
          slotProps={{ htmlInput: { maxLength: ALT_MAX } }}
        />
        <Stack direction="row">
          <IconButton
            aria-label={translate('console.mods.gallery.up', { place: position })}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton
            aria-label={translate('console.mods.gallery.down', { place: position })}
            disabled={position === count}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardIcon />
          </IconButton>
          <IconButton
            color="error"
            aria-label={translate('console.mods.gallery.remove', { place: position })}
            onClick={onRemove}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      </Stack>
    </Paper>
  );
};
