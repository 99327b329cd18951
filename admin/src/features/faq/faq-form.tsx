import { type AdminFaqEntry, faqBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useStaffList } from '#shared/data/use-staff-list.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentCreate, ContentEdit } from '#shared/forms/content-pages.tsx';
import { TranslatedInput } from '#shared/inputs/translated-input.tsx';
import { LAST_ENTRY_QUERY } from './move-entry.ts';

/** A question and its answer in six languages. */
const FaqForm = ({ record, position }: { record?: AdminFaqEntry; position?: number }) => {
  const { runAction } = useStaffMutation();
  // The position stays at its initial value: changed default values would reset the form.
  const [defaults] = useState({ position });
  return (
    <ContentForm<typeof faqBody, AdminFaqEntry>
      schema={faqBody}
      record={record}
      {...(record ? {} : { defaultValues: defaults })}
      save={(body, options) =>
        record
          ? runAction('adminUpdateFaq', { params: { id: record.id }, body }, options)
          : runAction('adminCreateFaq', { body }, options)
      }
      remove={(id) => runAction('adminDeleteFaq', { params: { id } }, { refetch: false })}
    >
      <TranslatedInput source="question" label="resources.faq.fields.question" max={300} />
      <TranslatedInput source="answer" label="resources.faq.fields.answer" max={5000} multiline markdown />
      <UiText variant="body2" color="textSecondary" text="console.faq.markdown" />
    </ContentForm>
  );
};

/** Form of a new question, which goes last. */
export const FaqCreate = () => {
  const { data, isPending } = useStaffList('faq', LAST_ENTRY_QUERY);
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  return (
    <ContentCreate title="console.faq.new">
      <FaqForm position={(data?.[0]?.position ?? 0) + 1} />
    </ContentCreate>
  );
};

/** Form of one question. The list page changes the question's position. */
export const FaqEdit = () => (
  <ContentEdit<AdminFaqEntry> collection="faq">{(entry) => <FaqForm record={entry} />}</ContentEdit>
);
