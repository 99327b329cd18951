import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material';
import {
  FieldTitle,
  type InputProps,
  useInput,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
  ValidationError,
} from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DropZone } from '#shared/uploads/drop-zone.tsx';
import { UploadProgress } from '#shared/uploads/upload-progress.tsx';
import { type PictureUse, type StoredPicture, usePictureUpload } from '#shared/uploads/use-picture-upload.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';

interface PictureInputProps extends Pick<InputProps, 'source' | 'label' | 'validate'> {
  use: PictureUse;
  /** Width by height of the display area. */
  aspectRatio?: string;
  /** Called with each stored image, for forms that also send the image's size. */
  onStored?: (picture: StoredPicture) => void;
}

/** Image field. Uploads at once and shows the stored image. The value is the image's path, null without an image. */
export const PictureInput = ({ use, aspectRatio = '16 / 9', onStored, ...props }: PictureInputProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const { field, fieldState, isRequired } = useInput({ ...props, format: (value: unknown) => value ?? null });
  const { uploading, isEncoding, isBusy, rejection, send } = usePictureUpload(use);
  const upload = async ([file]: readonly File[]) => {
    const picture = file && (await send(file));
    if (!picture) return;
    field.onChange(picture.url);
    onStored?.(picture);
  };
  const { source, label } = props;
  const accessibleName = String(
    translateLabel({ source, ...(label ? { label } : {}), ...(resource ? { resource } : {}) }),
  );
  return (
    <Box role="group" aria-label={accessibleName}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }} component="div">
        <FieldTitle source={props.source} label={props.label} isRequired={isRequired} />
      </Typography>
      <Stack spacing={1.5}>
        {typeof field.value === 'string' ? (
          <Box
            component="img"
            src={field.value}
            alt=""
            sx={{ width: 320, maxWidth: '100%', aspectRatio, objectFit: 'cover', border: 2, borderColor: 'divider' }}
          />
        ) : null}
        <DropZone
          label={translate(field.value ? 'console.uploads.replace_picture' : 'console.uploads.pick_picture')}
          help={translate('console.uploads.picture_help')}
          accept={ACCEPTED}
          disabled={isBusy}
          onFiles={(files) => void upload(files)}
        />
        <UploadProgress uploading={uploading} />
        {isEncoding ? <LinearProgress aria-label={translate('console.uploads.keeping')} /> : null}
        {rejection ? <Alert severity="error">{rejection}</Alert> : null}
        {fieldState.error?.message ? (
          <FormHelperText error>
            <ValidationError error={fieldState.error.message} />
          </FormHelperText>
        ) : null}
        {field.value && !isRequired ? (
          <ActionButton
            label="console.uploads.remove_picture"
            color="error"
            sx={{ alignSelf: 'start' }}
            onClick={() => field.onChange(null)}
            icon={<DeleteIcon />}
          />
        ) : null}
      </Stack>
    </Box>
  );
};
