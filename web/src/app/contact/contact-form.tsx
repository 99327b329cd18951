import { contactBody } from '@bigorna/domain/endpoints/portal';
import { CONTACT, CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { FormField } from '#app/forms/form-field.tsx';
import { TextAreaField } from '#app/forms/text-area-field.tsx';
import { useFormFailure } from '#app/forms/use-form-failure.ts';
import { useSubmitOnce } from '#app/forms/use-submit-once.ts';
import { notify } from '#app/notify.ts';
import { useLoadedDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { Button } from '#ui/button.tsx';
import { type DraftKey, forgetDraft, readDraft } from './draft.ts';
import { type ContactBody, sendContact } from './send-contact.ts';
import { subjectGiven } from './subject-given.ts';
import { useDraft } from './use-draft.ts';
import { useOwnDetails } from './use-own-details.ts';

const messages = defineMessages({
  name: { id: 'contact.name', defaultMessage: 'Nome' },
  email: { id: 'contact.email', defaultMessage: 'E-mail para a resposta' },
  subject: { id: 'contact.subject', defaultMessage: 'Assunto' },
  message: { id: 'contact.message', defaultMessage: 'Mensagem' },
  submit: { id: 'contact.submit', defaultMessage: 'Enviar mensagem' },
  busy: { id: 'contact.busy', defaultMessage: 'Enviando...' },
});

const wait = defineMessage<{ readonly minutes: number }>({
  id: 'contact.wait',
  defaultMessage:
    '{minutes, plural, one {Já chegaram várias mensagens daqui. O seu texto está guardado: envie de novo em # minuto.} many {Já chegaram várias mensagens daqui. O seu texto está guardado: envie de novo em # de minutos.} other {Já chegaram várias mensagens daqui. O seu texto está guardado: envie de novo em # minutos.}}',
});

const MINUTE_S = 60;

/** How long to wait after too many messages, in whole minutes. */
const minutesToWait = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 429 && error.retryAfterS !== undefined
    ? Math.max(1, Math.ceil(error.retryAfterS / MINUTE_S))
    : undefined;

interface ContactFormProps {
  /** Where a message is kept while it is being written. */
  draftKey: DraftKey;
  /** What the subject says where neither the address nor a draft says any. */
  usualSubject: string;
  /** What helps to be understood, below the message. */
  hint: string;
  /** Called with the address that the answer goes to. */
  onSent: (email: string) => void;
}

/** A message to the staff, its subject from the address where that brings one; a member's name and address are filled in. */
export const ContactForm = ({ draftKey, usualSubject, hint, onSent }: ContactFormProps) => {
  const intl = useIntl();
  const loadedText = useLoadedDomainText();
  const { user } = useAuth();
  const authorized = useAuthorizedFetch();
  const [params] = useSearchParams();
  const given = subjectGiven(params.get('subject'));
  const form = useForm<ContactBody>({
    resolver: zodResolver(contactBody),
    defaultValues: readDraft(draftKey, given) ?? { name: '', email: '', subject: given || usualSubject, message: '' },
  });
  const { isSubmitting } = form.formState;
  const showFailure = useFormFailure(form, { title: 'contact_failed', otherwise: 'unavailable' });
  useOwnDetails(form);
  useDraft(form, { key: draftKey, subjectGiven: given, isMember: Boolean(user) });

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      try {
        await sendContact(values, user && authorized);
        forgetDraft(draftKey);
        const text = await loadedText();
        notify({ type: 'success', id: 'contact-form', title: text('contact_sent', { hours: CONTACT_REPLY_HOURS }) });
        onSent(values.email);
      } catch (error) {
        await showFailure(error);
        const minutes = minutesToWait(error);
        if (minutes) form.setError('root', { type: 'server', message: intl.formatMessage(wait, { minutes }) });
      }
    }),
  );

  const label = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <FormProvider {...form}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <ErrorSummary<ContactBody>
          labels={[
            ['name', label('name')],
            ['email', label('email')],
            ['subject', label('subject')],
            ['message', label('message')],
          ]}
        />
        <div className="grid gap-5 min-[40rem]:grid-cols-2">
          <FormField<ContactBody> name="name" label={label('name')} autoComplete="name" />
          <FormField<ContactBody> name="email" type="email" label={label('email')} autoComplete="email" />
        </div>
        <FormField<ContactBody> name="subject" label={label('subject')} autoComplete="off" />
        <TextAreaField<ContactBody>
          name="message"
          label={label('message')}
          hint={hint}
          rows={8}
          max={CONTACT.message}
        />
        <Button type="submit" variant="primary" size="big" aria-disabled={isSubmitting}>
          {label(isSubmitting ? 'busy' : 'submit')}
        </Button>
      </form>
    </FormProvider>
  );
};
