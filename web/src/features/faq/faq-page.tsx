import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FailureState } from '#app/failure-state.tsx';
import { laterTitles } from '#app/later-titles.ts';
import { Lead } from '#app/lead.tsx';
import { paths } from '#app/paths.ts';
import { useLocale } from '#i18n/locale-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { faqQuery } from './api/faq-query.ts';
import { FaqSkeleton } from './components/faq-skeleton.tsx';
import { FaqView } from './components/faq-view.tsx';

const messages = defineMessages({
  lead: { id: 'faq.lead', defaultMessage: 'O que mais nos perguntam, respondido. Procure pelo assunto.' },
  moreTitle: { id: 'faq.moreTitle', defaultMessage: 'Não achou?' },
  more: {
    id: 'faq.more',
    defaultMessage: 'A central de ajuda explica passo a passo, e a equipe responde a quem escreve.',
  },
  contact: { id: 'faq.contact', defaultMessage: 'Falar com a equipe' },
});

/** Questions and answers, as staff wrote them. */
export const Component = () => {
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(faqQuery(locale));
  return (
    <div className="wrap faq-page">
      <h1>
        <FormattedMessage {...laterTitles.faq} />
      </h1>
      <Lead>
        <FormattedMessage {...messages.lead} />
      </Lead>
      {data ? (
        <FaqView entries={data} />
      ) : error ? (
        <FailureState error={error} otherwise="internal_error" onRetry={() => void refetch()} />
      ) : (
        <FaqSkeleton />
      )}
      <section className="panel faq-more">
        <h2>
          <FormattedMessage {...messages.moreTitle} />
        </h2>
        <p>
          <FormattedMessage {...messages.more} />
        </p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={paths.contact}>
            <FormattedMessage {...messages.contact} />
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.help}>
            <FormattedMessage {...laterTitles.help} />
          </ButtonLink>
        </div>
      </section>
    </div>
  );
};
