import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { UPLOADED_PICTURE } from '@bigorna/domain/hosted-image';
import HideImageIcon from '@mui/icons-material/HideImageOutlined';
import { Box, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

const RemoveButton = ({ modId, url, name }: { modId: string; url: string; name: string }) => {
  const { runAction } = useStaffMutation();
  return (
    <DialogButton
      color="error"
      icon={<HideImageIcon />}
      label="console.mods.picture.button"
      dialog={(close) => (
        <StaffReasonDialog
          id={`mods/${modId}/picture/${url}`}
          texts="console.mods.picture"
          name={name}
          runAction={(reason) => runAction('removeModPicture', { params: { id: modId }, body: { url, reason } })}
          onClose={close}
        />
      )}
    />
  );
};

/** A mod's uploaded pictures, each with a button that removes it at once. Hidden without permission. */
export const ModPictures = ({ mod }: { mod: StaffMod }) => {
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  const gallery = mod.gallery.map(({ url }, index) => ({
    url,
    name: translate('console.mods.picture.gallery', { place: index + 1 }),
  }));
  const pictures = [{ url: mod.thumbnail_url ?? '', name: translate('console.mods.picture.thumbnail') }, ...gallery];
  const uploaded = pictures.filter(({ url }) => UPLOADED_PICTURE.test(url));
  if (uploaded.length === 0 || !canCall('removeModPicture')) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="mod-pictures" sx={{ p: 2, mt: 3 }}>
      <UiText id="mod-pictures" variant="h6" component="h3" sx={{ mb: 1.5 }} text="console.mods.picture.section" />
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
        {uploaded.map(({ url, name }) => (
          <Box component="li" key={url} sx={{ listStyle: 'none', display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Box component="img" src={url} alt={name} sx={{ width: 1, aspectRatio: '16 / 9', objectFit: 'cover' }} />
            <RemoveButton modId={mod.id} url={url} name={name} />
          </Box>
        ))}
      </Box>
    </Paper>
  );
};
