import type { PublicFaqEntry } from '@bigorna/domain/endpoints/portal.schemas';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useHashTarget } from '#shared/page/use-hash-target.ts';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { hasAllWords, toSearchWords } from '#shared/text/highlight-parts.ts';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { useFaqSearch } from '../use-faq-search.ts';
import { FaqEntry } from './faq-entry.tsx';
import { NoQuestions } from './no-questions.tsx';

const messages = defineMessages({
  search: { id: 'faq.search', defaultMessage: 'Buscar nas perguntas e respostas' },
});
const results = defineMessage<{ readonly count: number }>({
  id: 'faq.results',
  defaultMessage:
    '{count, plural, =0 {Nenhum resultado} one {# resultado} many {# de resultados} other {# resultados}}',
});

/** The questions and their search box. */
export const FaqView = ({ entries }: { entries: readonly PublicFaqEntry[] }) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { search } = useLocation();
  const { text, setText } = useFaqSearch();
  useHashTarget();
  const words = toSearchWords(text);
  const matches = entries.filter(({ question, answer }) => hasAllWords(`${question}\n${answer}`, words));
  const clear = (): void => {
    setText('');
    input.current?.focus();
  };
  return (
    <>
      <SearchBox
        inputRef={input}
        className="faq-search"
        icon={<Search aria-hidden size={18} />}
        query={keepLanguage('', search)}
        label={intl.formatMessage(messages.search)}
        value={text}
        onType={setText}
        onSearch={setText}
      />
      <p className="note mb-2.5 min-h-[1.6em]" role="status">
        {words.length > 0 && translate(results, { count: matches.length })}
      </p>
      {matches.length > 0 ? (
        <div className="faq-list">
          {matches.map((entry) => (
            <FaqEntry key={entry.id} entry={entry} words={words} />
          ))}
        </div>
      ) : (
        <NoQuestions text={text.trim()} onClear={clear} />
      )}
    </>
  );
};
