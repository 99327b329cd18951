import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material';
import {
  FieldTitle,
  type InputProps,
  useInput,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { ActionButton } from '../mods/action-button.tsx';
import { DropZone } from '../uploads/drop-zone.tsx';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { type KeptPicture, type PictureUse, usePictureUpload } from '../uploads/use-picture-upload.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';

interface PictureInputProps extends Pick<InputProps, 'source' | 'label' | 'validate'> {
  use: PictureUse;
  /** Width by height of the place it will be shown at. */
  aspectRatio?: string;
  /** Told of each kept picture, for forms that hold its size too. */
  onKept?: (picture: KeptPicture) => void;
}

/** A picture of the record: sent at once with progress, shown as it was kept. The field holds its path, null without one. */
export const PictureInput = ({ use, aspectRatio = '16 / 9', onKept, ...props }: PictureInputProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const { field, fieldState, isRequired } = useInput({ ...props, format: (value: unknown) => value ?? null });
  const { uploading, keeping, busy, refusal, send } = usePictureUpload(use);
  const take = async ([file]: readonly File[]) => {
    const picture = file && (await send(file));
    if (!picture) return;
    field.onChange(picture.url);
    onKept?.(picture);
  };
  const { source, label } = props;
  const named = String(translateLabel({ source, ...(label ? { label } : {}), ...(resource ? { resource } : {}) }));
  return (
    <Box role="group" aria-label={named}>
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
          disabled={busy}
          onFiles={(files) => void take(files)}
        />
        <UploadProgress uploading={uploading} />
        {keeping ? <LinearProgress aria-label={translate('console.uploads.keeping')} /> : null}
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
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
