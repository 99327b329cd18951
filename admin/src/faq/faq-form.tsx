import { type AdminFaqEntry, faqBody } from '@bigorna/domain/endpoints/admin/content';
import { Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { ContentForm } from '../content/content-form.tsx';
import { TranslatedInput } from '../inputs/translated-input.tsx';

type FaqFormProps = Omit<ComponentProps<typeof ContentForm<typeof faqBody, AdminFaqEntry>>, 'schema' | 'children'>;

/** A question and its answer, in six languages. */
export const FaqForm = (props: FaqFormProps) => {
  const translate = useTranslate();
  return (
    <ContentForm schema={faqBody} {...props}>
      <TranslatedInput source="question" label="resources.faq.fields.question" max={300} />
      <TranslatedInput source="answer" label="resources.faq.fields.answer" max={5000} multiline markdown />
      <Typography variant="body2" color="textSecondary">
        {translate('console.faq.markdown')}
      </Typography>
    </ContentForm>
  );
};
