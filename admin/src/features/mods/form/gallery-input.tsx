import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { MOD_TEXT } from '@bigorna/domain/limits';
import { Alert, Box, LinearProgress, Stack } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { UiText } from '#shared/fields/ui-text.tsx';
import { DropZone } from '#shared/uploads/drop-zone.tsx';
import { UploadProgress } from '#shared/uploads/upload-progress.tsx';
import { usePictureUpload } from '#shared/uploads/use-picture-upload.ts';
import { GalleryPicture } from './gallery-picture.tsx';

type Pictures = StaffMod['gallery'];

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';

const swapPictures = (pictures: Pictures, index: number, by: -1 | 1): Pictures => {
  const order = [...pictures];
  const [moved] = order.splice(index, 1);
  if (moved) order.splice(index + by, 0, moved);
  return order;
};

/** The mod's gallery: sequential uploads with progress, descriptions, and buttons to reorder. */
export const GalleryInput = () => {
  const translate = useTranslate();
  const { field, fieldState } = useInput<Pictures>({ source: 'gallery', defaultValue: [] });
  const { getValues } = useFormContext();
  const { uploading, isEncoding, isBusy, rejection, send } = usePictureUpload('gallery');
  const pictures: Pictures = field.value ?? [];
  const remaining = MOD_TEXT.gallery - pictures.length;
  const uploadAll = async (files: readonly File[]) => {
    for (const file of files.slice(0, remaining)) {
      const picture = await send(file);
      if (!picture) return;
      // Read the current value: other images may have changed during this upload.
      const current: Pictures = getValues(field.name) ?? [];
      field.onChange([...current, { ...picture, alt: '' }]);
    }
  };
  return (
    <Stack spacing={1.5} role="group" aria-label={translate('resources.mods.fields.gallery')}>
      <UiText variant="h6" component="h3" text="resources.mods.fields.gallery" />
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {pictures.map((picture, index) => (
          <GalleryPicture
            key={picture.url}
            picture={picture}
            position={index + 1}
            count={pictures.length}
            onDescribe={(alt) =>
              field.onChange(pictures.map((entry) => (entry.url === picture.url ? { ...entry, alt } : entry)))
            }
            onMove={(by) => field.onChange(swapPictures(pictures, index, by))}
            onRemove={() => field.onChange(pictures.filter(({ url }) => url !== picture.url))}
          />
        ))}
      </Box>
      {remaining > 0 ? (
        <DropZone
          label={translate('console.uploads.pick_pictures')}
          help={translate('console.uploads.picture_help')}
          accept={ACCEPTED}
          multiple
          disabled={isBusy}
          onFiles={(files) => void uploadAll(files)}
        />
      ) : null}
      <UploadProgress uploading={uploading} />
      {isEncoding ? <LinearProgress aria-label={translate('console.uploads.keeping')} /> : null}
      {rejection ? <Alert severity="error">{rejection}</Alert> : null}
      {fieldState.error?.message ? (
        <Alert severity="error">
          <ValidationError error={fieldState.error.message} />
        </Alert>
      ) : null}
    </Stack>
  );
};
