import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users';
import { BIO_MAX, DISPLAY_NAME_MAX, FULL_NAME_MAX } from '@bigorna/domain/limits';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCarefulClose } from '../acts/use-careful-close.ts';
import { useStaffAct } from '../acts/use-staff-act.tsx';

const FIELDS = [
  { name: 'display_name', max: DISPLAY_NAME_MAX, rows: 1 },
  { name: 'full_name', max: FULL_NAME_MAX, rows: 1 },
  { name: 'bio', max: BIO_MAX, rows: 4 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
type Values = Readonly<Record<Name, string>>;

/** Only what was changed is sent: the rest stays as the member may have made it meanwhile. */
const changed = (before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(FIELDS.flatMap(({ name }) => (before[name] === now[name] ? [] : [[name, now[name]]])));

const ProfileDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { act, acting } = useStaffAct();
  const [before] = useState<Values>({
    display_name: user.display_name,
    full_name: user.full_name ?? '',
    bio: user.bio,
  });
  const [version] = useState(user.version);
  const [values, setValues] = useState<Values>(before);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const given = changed(before, values);
  const { onDialogClose } = useCarefulClose(onClose, () => Object.keys(given).length > 0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await act(
      'adminUpdateUser',
      { params: { id: user.id }, body: { ...given, version } },
      {
        onFailure: ({ code, errors: refused }) => {
          setErrors(refused);
          setStale(code === 'stale');
          return code === 'stale' || Object.keys(refused).length > 0;
        },
      },
    );
    if (saved) onClose();
  };
  return (
    <Dialog open onClose={onDialogClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {translate('console.users.profile.title', { name: user.display_name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {isStale ? <Alert severity="warning">{translate('console.users.profile.stale')}</Alert> : null}
          {FIELDS.map(({ name, max, rows }, index) => (
            <TextField
              key={name}
              autoFocus={index === 0}
              fullWidth
              multiline={rows > 1}
              minRows={rows}
              label={translate(`resources.users.fields.${name}`)}
              value={values[name]}
              onChange={({ target }) => setValues((now) => ({ ...now, [name]: target.value }))}
              error={errors[name] !== undefined}
              helperText={errors[name]}
              slotProps={{ htmlInput: { maxLength: max, dir: 'auto' } }}
              sx={{ mt: index === 0 ? 1 : 0 }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('console.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={acting || Object.keys(given).length === 0}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** Edits what an account says of itself. */
export const ProfileButton = ({ user }: { user: AdminUserCard }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!user.can.edit) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        {translate('console.users.profile.button')}
      </Button>
      {open ? <ProfileDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
