import { ApiError } from '@bigorna/client/api-error';
import { appealBody, contactBody } from '@bigorna/domain/endpoints/portal.schemas';
import { CONTACT, CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FormField } from '#shared/forms/form-field.tsx';
import { FormFrame } from '#shared/forms/form-frame.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { TextAreaField } from '#shared/forms/text-area-field.tsx';
import { useLoadedDomainText } from '#shared/i18n/locale-provider.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { type BannedAccount, readBanNotice } from '#shared/session/state/ban-notice.ts';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { notify } from '#shared/toasts/notify.ts';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';
import { type DraftKey, deleteContactDraft, readContactDraft } from './contact-draft.ts';
import { contactSubjects } from './get-contact-path.ts';
import { readSubjectParam } from './read-subject-param.ts';
import { type ContactBody, sendContact } from './send-contact.ts';
import { useDraft } from './use-draft.ts';

const messages = defineMessages({
  name: { id: 'contact.name', defaultMessage: 'Nome' },
  email: { id: 'contact.email', defaultMessage: 'E-mail para a resposta' },
  username: { id: 'contact.username', defaultMessage: 'Nome de usuário' },
  subject: { id: 'contact.subject', defaultMessage: 'Assunto' },
  message: { id: 'contact.message', defaultMessage: 'Mensagem' },
  submit: { id: 'contact.submit', defaultMessage: 'Enviar mensagem' },
  busy: { id: 'contact.busy', defaultMessage: 'Enviando...' },
});

const waitMessage = defineMessage<{ readonly minutes: number }>({
  id: 'contact.wait',
  defaultMessage:
    '{minutes, plural, one {Já recebemos várias mensagens da sua conexão. O seu texto está guardado: envie de novo em # minuto.} many {Já recebemos várias mensagens da sua conexão. O seu texto está guardado: envie de novo em # de minutos.} other {Já recebemos várias mensagens da sua conexão. O seu texto está guardado: envie de novo em # minutos.}}',
});

const MINUTE_S = 60;

/** Rate-limit wait in whole minutes. */
const getMinutesToWait = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 429 && error.retryAfterS !== undefined
    ? Math.max(1, Math.ceil(error.retryAfterS / MINUTE_S))
    : undefined;

/** The member, or the account whose ban this tab shows; undefined for other visitors. */
const useSender = (): BannedAccount | undefined => {
  const { user, ban } = useAuth();
  const [notice] = useState(readBanNotice);
  const isHydrated = useIsHydrated();
  if (user) return { username: user.username, name: user.display_name, email: user.email };
  return isHydrated ? (ban ?? notice)?.account : undefined;
};

/** Fills in the sender's details once they are known. Fields with text stay unchanged. */
const useSenderDetails = (form: UseFormReturn<ContactBody>, sender: BannedAccount | undefined): void => {
  const fill = useEffectEvent((details: Record<'name' | 'email' | 'username', string>) => {
    for (const field of ['name', 'email', 'username'] as const)
      if (!form.getValues(field)) form.setValue(field, details[field]);
  });
  const { username = '', name = '', email = '' } = sender ?? {};
  useEffect(() => {
    if (username) fill({ name: name || username, email, username });
  }, [username, name, email]);
};

interface ContactFormProps {
  /** Storage key of the draft. */
  draftKey: DraftKey;
  /** Default subject, if neither the URL nor a draft has a subject. */
  defaultSubject: string;
  /** Writing advice below the message. */
  hint: string;
  /** Called with the e-mail address for the reply. */
  onSent: (email: string) => void;
}

/**
 * Contact form. The subject may come from the URL; a member's details are filled in. The sender of a banned account
 * and a visitor who appeals against a ban must also enter the username.
 */
export const ContactForm = ({ draftKey, defaultSubject, hint, onSent }: ContactFormProps) => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user } = useAuth();
  const authorized = useAuthorizedFetch();
  const [params] = useSearchParams();
  const urlSubject = readSubjectParam(params.get('subject'));
  const sender = useSender();
  const asksUsername = !user && (sender !== undefined || urlSubject === intl.formatMessage(contactSubjects.appeal));
  const form = useForm<ContactBody>({
    resolver: zodResolver(asksUsername ? appealBody : contactBody),
    defaultValues: readContactDraft(draftKey, urlSubject) ?? {
      name: '',
      email: '',
      username: '',
      subject: urlSubject || defaultSubject,
      message: '',
    },
  });
  useSenderDetails(form, sender);
  useDraft(form, { key: draftKey, subjectGiven: urlSubject, hasAccount: sender !== undefined });

  const send = async (values: ContactBody): Promise<void> => {
    // A member's message is linked to the account, so it needs no username.
    await sendContact(user ? { ...values, username: undefined } : values, user && authorized);
    deleteContactDraft(draftKey);
    const text = await loadedText();
    notify({ type: 'success', id: 'contact-form', title: text('contact_sent', { hours: CONTACT_REPLY_HOURS }) });
    onSent(values.email);
  };
  const showWait = (error: unknown): void => {
    const minutes = getMinutesToWait(error);
    if (minutes) form.setError('root', { type: 'server', message: intl.formatMessage(waitMessage, { minutes }) });
  };

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <FormFrame
      form={form}
      labels={{
        name: label('name'),
        email: label('email'),
        username: label('username'),
        subject: label('subject'),
        message: label('message'),
      }}
      failure={{ title: 'contact_failed', fallbackText: 'unavailable' }}
      onSend={send}
      afterFailure={showWait}
    >
      <div className="grid gap-5 min-[40rem]:grid-cols-2">
        <FormField<ContactBody> name="name" autoComplete="name" />
        <FormField<ContactBody> name="email" type="email" autoComplete="email" />
      </div>
      {asksUsername && <FormField<ContactBody> name="username" autoComplete="username" />}
      <FormField<ContactBody> name="subject" autoComplete="off" />
      <TextAreaField<ContactBody> name="message" label={label('message')} hint={hint} rows={8} max={CONTACT.message} />
      <SubmitButton text={label('submit')} busyText={label('busy')} />
    </FormFrame>
  );
};
