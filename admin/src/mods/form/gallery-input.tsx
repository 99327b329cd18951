import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { MOD_TEXT } from '@bigorna/domain/limits';
import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DropZone } from '../../uploads/drop-zone.tsx';
import { UploadProgress } from '../../uploads/upload-progress.tsx';
import { usePictureUpload } from '../../uploads/use-picture-upload.ts';
import { GalleryPicture } from './gallery-picture.tsx';

type Pictures = StaffMod['gallery'];

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';

const swapped = (pictures: Pictures, index: number, by: -1 | 1): Pictures => {
  const order = [...pictures];
  const [moved] = order.splice(index, 1);
  if (moved) order.splice(index + by, 0, moved);
  return order;
};

/** The mod's pictures in their order: sent one after the other with progress, described, moved by buttons. */
export const GalleryInput = () => {
  const translate = useTranslate();
  const { field, fieldState } = useInput<Pictures>({ source: 'gallery', defaultValue: [] });
  const { getValues } = useFormContext();
  const { uploading, keeping, busy, refusal, send } = usePictureUpload('gallery');
  const pictures: Pictures = field.value ?? [];
  const room = MOD_TEXT.gallery - pictures.length;
  const take = async (files: readonly File[]) => {
    for (const file of files.slice(0, room)) {
      const picture = await send(file);
      if (!picture) return;
      // As it is now: the others may have been described, moved or removed while this one was on its way.
      const now: Pictures = getValues(field.name) ?? [];
      field.onChange([...now, { ...picture, alt: '' }]);
    }
  };
  return (
    <Stack spacing={1.5} role="group" aria-label={translate('resources.mods.fields.gallery')}>
      <Typography variant="h6" component="h3">
        {translate('resources.mods.fields.gallery')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {pictures.map((picture, index) => (
          <GalleryPicture
            key={picture.url}
            picture={picture}
            place={index + 1}
            of={pictures.length}
            onDescribe={(alt) =>
              field.onChange(pictures.map((one) => (one.url === picture.url ? { ...one, alt } : one)))
            }
            onMove={(by) => field.onChange(swapped(pictures, index, by))}
            onRemove={() => field.onChange(pictures.filter(({ url }) => url !== picture.url))}
          />
        ))}
      </Box>
      {room > 0 ? (
        <DropZone
          label={translate('console.uploads.pick_pictures')}
          help={translate('console.uploads.picture_help')}
          accept={ACCEPTED}
          multiple
          disabled={busy}
          onFiles={(files) => void take(files)}
        />
      ) : null}
      <UploadProgress uploading={uploading} />
      {keeping ? <LinearProgress aria-label={translate('console.uploads.keeping')} /> : null}
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      {fieldState.error ? <Alert severity="error">{fieldState.error.message}</Alert> : null}
    </Stack>
  );
};
