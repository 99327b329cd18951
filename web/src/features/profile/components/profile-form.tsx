import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { profileBody } from '@bigorna/domain/endpoints/user';
import { BIO_MAX } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { defineMessages, useIntl } from 'react-intl';
import { FormField } from '#app/forms/form-field.tsx';
import { TextAreaField } from '#app/forms/text-area-field.tsx';
import { useFormFailure } from '#app/forms/use-form-failure.ts';
import { notify } from '#app/notify.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { sendProfile } from '../api/send-profile.ts';
import { SectionForm } from './section-form.tsx';

const messages = defineMessages({
  displayName: { id: 'profile.displayName', defaultMessage: 'Nome de exibição' },
  displayNameHint: {
    id: 'profile.displayNameHint',
    defaultMessage: 'É o nome que os outros veem. Vazio, vale o nome de usuário.',
  },
  fullName: { id: 'profile.fullName', defaultMessage: 'Nome completo' },
  fullNameHint: { id: 'profile.fullNameHint', defaultMessage: 'Não aparece para os outros jogadores.' },
  bio: { id: 'profile.bio', defaultMessage: 'Sobre você' },
  bioHint: { id: 'profile.bioHint', defaultMessage: 'Aparece no seu cartão.' },
  save: { id: 'profile.save', defaultMessage: 'Salvar perfil' },
  saving: { id: 'profile.saving', defaultMessage: 'Salvando...' },
});

const fields = profileBody.pick({ display_name: true, full_name: true, bio: true }).required();

const valuesOf = ({ display_name, full_name, bio }: OwnUser) => ({ display_name, full_name, bio });
type Values = ReturnType<typeof valuesOf>;
const NAMES = ['display_name', 'full_name', 'bio'] as const satisfies readonly (keyof Values)[];

/** What members write of themselves; fields that are not being edited follow the account. */
export const ProfileForm = ({ user }: { user: OwnUser }) => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { replaceUser } = useAuth();
  const call = useAuthorizedFetch();
  const form = useForm({
    resolver: zodResolver(fields),
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
  });
  const showFailure = useFormFailure(form, { title: 'profile_update_failed', otherwise: 'profile_update_failed' });

  /** What was sent becomes what is kept; what was typed meanwhile stays, and is yet to be saved. */
  const settle = (sent: Values, kept: Values): void => {
    for (const name of NAMES) if (form.getValues(name) === sent[name]) form.setValue(name, kept[name]);
    form.reset(kept, { keepValues: true, keepDirtyValues: false });
  };

  const save = async (values: Values): Promise<void> => {
    const sent = form.getValues();
    try {
      const saved = await sendProfile(call, values);
      settle(sent, valuesOf(saved));
      replaceUser(saved);
      const text = await loadedText();
      notify({ type: 'success', id: 'account-form', title: text('profile_updated') });
    } catch (error) {
      await showFailure(error);
    }
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <SectionForm
      form={form}
      labels={[
        ['display_name', label('displayName')],
        ['full_name', label('fullName')],
        ['bio', label('bio')],
      ]}
      onSave={save}
      save={label('save')}
      saving={label('saving')}
      startsSaved
    >
      <FormField<Values>
        name="display_name"
        label={label('displayName')}
        hint={label('displayNameHint')}
        autoComplete="nickname"
      />
      <FormField<Values> name="full_name" label={label('fullName')} hint={label('fullNameHint')} autoComplete="name" />
      <TextAreaField<Values> name="bio" label={label('bio')} hint={label('bioHint')} max={BIO_MAX} keepsTyping />
    </SectionForm>
  );
};
