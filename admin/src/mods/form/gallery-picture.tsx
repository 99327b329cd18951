import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Paper, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface GalleryPictureProps {
  picture: StaffMod['gallery'][number];
  /** Which of how many, from 1. */
  place: number;
  of: number;
  onDescribe: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const ALT_MAX = 200;

/** One picture of the gallery: what it shows in words, its place, and the way out. */
export const GalleryPicture = ({ picture, place, of, onDescribe, onMove, onRemove }: GalleryPictureProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" component="li" sx={{ p: 1.5, listStyle: 'none' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'center' } }}>
        <Box
          component="img"
          src={picture.url}
          alt={picture.alt}
          sx={{ width: 160, maxWidth: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
        />
        <TextField
          size="small"
          fullWidth
          label={translate('console.mods.gallery.alt', { place })}
          helperText={picture.alt.trim() === '' ? translate('console.mods.gallery.alt_help') : ' '}
          value={picture.alt}
          onChange={({ target }) => onDescribe(target.value)}
          slotProps={{ htmlInput: { maxLength: ALT_MAX } }}
        />
        <Stack direction="row">
          <IconButton
            aria-label={translate('console.mods.gallery.up', { place })}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton
            aria-label={translate('console.mods.gallery.down', { place })}
            disabled={place === of}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardIcon />
          </IconButton>
          <IconButton color="error" aria-label={translate('console.mods.gallery.remove', { place })} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        </Stack>
      </Stack>
    </Paper>
  );
};
