import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { PageIntro } from '#shared/page/page-intro.tsx';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { describeQuestions } from '#shared/page/structured-data.ts';
import { faqQuery } from '#shared/portal/portal-queries.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { FaqSkeleton } from './components/faq-skeleton.tsx';
import { FaqView } from './components/faq-view.tsx';

const messages = defineMessages({
  lead: { id: 'faq.lead', defaultMessage: 'As perguntas que mais recebemos, com as respostas. Busque pelo assunto.' },
  moreTitle: { id: 'faq.moreTitle', defaultMessage: 'Não achou?' },
  more: {
    id: 'faq.more',
    defaultMessage: 'A central de ajuda explica passo a passo, e a equipe responde a quem escreve.',
  },
  contact: { id: 'faq.contact', defaultMessage: 'Falar com a equipe' },
});

/** Page: FAQ written by staff. */
export const Component = () => {
  const intl = useIntl();
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(faqQuery(locale));
  return (
    <div className="wrap max-w-[56rem] pt-8 pb-14">
      <PageIntro
        title={secondaryTitles.faq}
        lead={intl.formatMessage(messages.lead)}
        path={paths.faq}
        data={data && data.length > 0 ? describeQuestions(data) : undefined}
      />
      {data ? (
        <FaqView entries={data} />
      ) : error ? (
        <FailureState error={error} fallbackText="internal_error" onRetry={() => void refetch()} />
      ) : (
        <FaqSkeleton />
      )}
      <section className="panel faq-more">
        <h2>{translate(messages.moreTitle)}</h2>
        <p className="text-text-2">{translate(messages.more)}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={paths.contact}>{translate(messages.contact)}</ButtonLink>
          <ButtonLink variant="ghost" to={paths.help}>
            {translate(secondaryTitles.help)}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
};
