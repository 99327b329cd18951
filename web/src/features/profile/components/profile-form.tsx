import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { profileBody } from '@bigorna/domain/endpoints/user.schemas';
import { BIO_MAX } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { FormField } from '#shared/forms/form-field.tsx';
import { SectionForm } from '#shared/forms/section-form.tsx';
import { TextAreaField } from '#shared/forms/text-area-field.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { sendProfile } from '../api/send-profile.ts';
import type { Avatar } from '../use-avatar.ts';

const messages = defineMessages({
  displayName: { id: 'profile.displayName', defaultMessage: 'Nome de exibição' },
  displayNameHint: {
    id: 'profile.displayNameHint',
    defaultMessage: 'É o nome que os outros veem. Se ficar vazio, mostramos o nome de usuário.',
  },
  fullName: { id: 'profile.fullName', defaultMessage: 'Nome completo' },
  fullNameHint: { id: 'profile.fullNameHint', defaultMessage: 'Não aparece para os outros membros.' },
  bio: { id: 'profile.bio', defaultMessage: 'Bio' },
  bioHint: { id: 'profile.bioHint', defaultMessage: 'Aparece na sua página pública.' },
  save: { id: 'profile.save', defaultMessage: 'Salvar perfil' },
  saving: { id: 'profile.saving', defaultMessage: 'Salvando...' },
});

const fields = profileBody.pick({ display_name: true, full_name: true, bio: true }).required();

const toValues = ({ display_name, full_name, bio }: CurrentUser) => ({ display_name, full_name, bio });
type Values = ReturnType<typeof toValues>;
const NAMES = ['display_name', 'full_name', 'bio'] as const satisfies readonly (keyof Values)[];

interface ProfileFormProps {
  user: CurrentUser;
  /** A chosen picture is saved with the fields. */
  avatar: Avatar;
}

/** Editable profile fields. Fields that the member has not edited update with the account. */
export const ProfileForm = ({ user, avatar }: ProfileFormProps) => {
  const intl = useIntl();
  const notifySuccess = useSuccessToast('account-form');
  const { replaceUser } = useAuth();
  const call = useAuthorizedFetch();
  const form = useForm({
    resolver: zodResolver(fields),
    values: toValues(user),
    resetOptions: { keepDirtyValues: true },
  });

  /** Adopts the saved values. Keeps input typed during the save as unsaved. */
  const adoptStored = (sent: Values, stored: Values): void => {
    for (const name of NAMES) if (form.getValues(name) === sent[name]) form.setValue(name, stored[name]);
    form.reset(stored, { keepValues: true, keepDirtyValues: false });
  };

  const save = async (values: Values): Promise<void> => {
    const { isDirty } = form.formState;
    const picture = await avatar.getChecked();
    // If the upload of the picture fails, nothing is saved. The reason shows beside the picture.
    if (picture && !(await avatar.send(picture))) return;
    if (!isDirty) return;
    const sent = form.getValues();
    const saved = await sendProfile(call, values);
    adoptStored(sent, toValues(saved));
    replaceUser(saved);
    await notifySuccess('profile_updated');
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <SectionForm
      form={form}
      labels={{ display_name: label('displayName'), full_name: label('fullName'), bio: label('bio') }}
      failure={{ title: 'profile_update_failed' }}
      onSend={save}
      save={label('save')}
      saving={label('saving')}
      startsSaved={!avatar.isChosen}
    >
      <FormField<Values> name="display_name" hint={label('displayNameHint')} autoComplete="nickname" />
      <FormField<Values> name="full_name" hint={label('fullNameHint')} autoComplete="name" />
      <TextAreaField<Values> name="bio" label={label('bio')} hint={label('bioHint')} max={BIO_MAX} keepsTyping />
    </SectionForm>
  );
};
