import { PLAIN_TEXT } from '@bigorna/domain/entities/comment-text';
import {
  formatReportText,
  REASONS_BY_SUBJECT,
  REPORT_DETAILS_MAX,
  REPORT_REASONS,
  type ReportReason,
} from '@bigorna/domain/report-reasons';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { z } from 'zod';
import { TextAreaField } from '#shared/forms/text-area-field.tsx';
import { useSubmitOnce } from '#shared/forms/use-submit-once.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { useMemberWrites } from '#shared/session/live/use-member-writes.ts';
import { useSuccessToast } from '#shared/toasts/use-success-toast.ts';
import { useIdempotencyKey } from '#shared/writing/idempotency-key.ts';
import { SendButton } from '#shared/writing/send-button.tsx';
import { useTextSubmission } from '#shared/writing/use-text-submission.ts';
import type { ReportTarget } from './report-target.ts';

const messages = defineMessages({
  reason: { id: 'report.reason', defaultMessage: 'Motivo' },
  chooseReason: { id: 'report.chooseReason', defaultMessage: 'Escolha um motivo.' },
  details: { id: 'report.details', defaultMessage: 'O que aconteceu? (opcional)' },
  send: { id: 'report.send', defaultMessage: 'Enviar denúncia' },
  sending: { id: 'report.sending', defaultMessage: 'Enviando...' },
});
const reasonNames = defineMessages({
  malware: { id: 'report.malware', defaultMessage: 'Vírus ou link perigoso' },
  spam: { id: 'report.spam', defaultMessage: 'Spam ou propaganda' },
  offensive: { id: 'report.offensive', defaultMessage: 'Ofensa, ódio ou assédio' },
  copyright: { id: 'report.copyright', defaultMessage: 'Cópia do trabalho de outra pessoa' },
  misleading: { id: 'report.misleading', defaultMessage: 'Não é o que diz ser' },
  impersonation: { id: 'report.impersonation', defaultMessage: 'Finge ser outra pessoa' },
  other: { id: 'report.other', defaultMessage: 'Outro motivo' },
}) satisfies Record<ReportReason, MessageDescriptor>;

const schema = z.object({
  reason: z.enum(REPORT_REASONS, { error: 'required' }),
  details: z
    .string()
    .trim()
    .max(REPORT_DETAILS_MAX, { error: 'too_long' })
    .regex(PLAIN_TEXT, { error: 'invisible_characters' }),
});
type Values = z.input<typeof schema>;

interface ReportFormProps {
  target: ReportTarget;
  onDone: () => void;
}

/** Reason and details of a report. */
export const ReportForm = ({ target: { subject, path }, onDone }: ReportFormProps) => {
  const intl = useIntl();
  const id = useId();
  const notifySuccess = useSuccessToast('report');
  const writes = useMemberWrites();
  const sendingId = useIdempotencyKey();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { details: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const sending = useTextSubmission({ failed: 'report_failed', tooFast: 'report_too_fast' });

  const submit = useSubmitOnce(
    form.handleSubmit(async ({ reason, details }) => {
      if (sending.seconds > 0) return;
      const report = { subject, path, reason: formatReportText(reason, details) };
      if (!(await sending.run(() => writes.report(sendingId.getId(report), report)))) return;
      sendingId.reset();
      onDone();
      await notifySuccess('report_sent');
    }),
  );

  return (
    <FormProvider {...form}>
      <form className="grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
        <fieldset className="grid gap-1" aria-describedby={errors.reason && `${id}-error`}>
          <legend className="mb-1 font-semibold">{translate(messages.reason)}</legend>
          {REASONS_BY_SUBJECT[subject].map((reason) => (
            <label key={reason} className="flex min-h-9 items-center gap-2.5">
              <input
                type="radio"
                className="size-4.5 flex-none accent-ember"
                value={reason}
                {...form.register('reason')}
              />
              {translate(reasonNames[reason])}
            </label>
          ))}
          {errors.reason && (
            <p id={`${id}-error`} className="field-error" role="alert">
              {translate(messages.chooseReason)}
            </p>
          )}
        </fieldset>
        <TextAreaField<Values>
          name="details"
          label={intl.formatMessage(messages.details)}
          rows={3}
          max={REPORT_DETAILS_MAX}
        />
        {sending.failure && (
          <p className="field-error" role="alert">
            {sending.failure}
          </p>
        )}
        <div>
          <SendButton
            isSubmitting={isSubmitting}
            seconds={sending.seconds}
            label={translate(messages.send)}
            busyLabel={translate(messages.sending)}
          />
        </div>
      </form>
    </FormProvider>
  );
};
