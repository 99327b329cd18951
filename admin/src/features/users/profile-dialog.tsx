import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { BIO_MAX, DISPLAY_NAME_MAX, FULL_NAME_MAX } from '@bigorna/domain/limits';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { FormDialog } from '#shared/actions/titled-dialog.tsx';
import { useGuardedClose } from '#shared/actions/use-guarded-close.ts';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { ConflictNotice } from '#shared/forms/conflict-notice.tsx';
import { diffFields } from '#shared/forms/merge-changes.ts';

const FIELDS = [
  { name: 'display_name', max: DISPLAY_NAME_MAX, rows: 1 },
  { name: 'full_name', max: FULL_NAME_MAX, rows: 1 },
  { name: 'bio', max: BIO_MAX, rows: 4 },
] as const;
type Name = (typeof FIELDS)[number]['name'];
type Values = Readonly<Record<Name, string>>;

const NAMES = FIELDS.map(({ name }) => name);

const profileDraft: z.ZodType<Partial<Values>> = z.partialRecord(z.enum(NAMES), z.string());

const toValues = ({ display_name, full_name, bio }: AdminUserCard): Values => ({
  display_name,
  full_name: full_name ?? '',
  bio,
});

/** Only changed fields are sent, because the member may have changed other fields meanwhile. */
const getChanges = (before: Values, now: Values): Partial<Values> =>
  Object.fromEntries(FIELDS.flatMap(({ name }) => (before[name] === now[name] ? [] : [[name, now[name]]])));

/** Edits an account's profile. If the profile changed since, the dialog keeps the input and shows the changes. */
export const ProfileDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  /** The account as the dialog edits it. */
  const [loaded, setLoaded] = useState(user);
  const initial = toValues(loaded);
  const { draft, updateDraft, deleteDraft } = useDraftState(`users/${user.id}/profile`, profileDraft, {});
  const values: Values = { ...initial, ...draft };
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const changes = getChanges(initial, values);
  const isTouched = Object.keys(changes).length > 0;
  const newer = user.version === loaded.version ? undefined : toValues(user);
  const end = () => {
    deleteDraft();
    onClose();
  };
  const { close, onDialogClose } = useGuardedClose(end, () => isTouched);
  const adopt = () => {
    setLoaded(user);
    setStale(false);
  };
  if (newer && !isTouched) adopt();
  const save = async () => {
    const saved = await runAction(
      'adminUpdateUser',
      { params: { id: user.id }, body: { ...changes, version: loaded.version } },
      {
        onFailure: ({ code, errors: fieldErrors }) => {
          setErrors(fieldErrors);
          setStale(code === 'stale');
          return code === 'stale' || Object.keys(fieldErrors).length > 0;
        },
      },
    );
    if (saved) end();
  };
  return (
    <FormDialog
      title={translate('console.users.profile.title', { name: user.display_name })}
      submitLabel={translate('ra.action.save')}
      isDisabled={isBusy || !isTouched}
      onSubmit={() => void save()}
      onClose={close}
      onDialogClose={onDialogClose}
    >
      {newer || isStale ? (
        <ConflictNotice
          resource="users"
          changes={newer && diffFields(NAMES, initial, newer)}
          isRejected={isStale}
          onKeep={adopt}
          onReload={() => {
            updateDraft(toValues(user));
            deleteDraft();
            adopt();
          }}
        />
      ) : null}
      {FIELDS.map(({ name, max, rows }, index) => (
        <TextField
          key={name}
          autoFocus={index === 0}
          multiline={rows > 1}
          minRows={rows}
          label={translate(`resources.users.fields.${name}`)}
          value={values[name]}
          onChange={({ target }) => updateDraft({ [name]: target.value })}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          slotProps={{ htmlInput: { maxLength: max, dir: 'auto' } }}
          sx={{ mt: index === 0 ? 1 : 0 }}
        />
      ))}
    </FormDialog>
  );
};
