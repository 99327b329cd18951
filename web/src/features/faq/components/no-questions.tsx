import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';

const messages = defineMessages({
  none: { id: 'faq.none', defaultMessage: 'Nenhuma resposta para isso' },
  clear: { id: 'faq.clear', defaultMessage: 'Limpar busca' },
  empty: { id: 'faq.empty', defaultMessage: 'Ainda não há perguntas por aqui' },
});
const noneFor = defineMessage<{ readonly text: string }>({
  id: 'faq.noneFor',
  defaultMessage: 'Nada por aqui fala de “{text}”. Tente outras palavras ou pergunte à equipe.',
});

interface NoQuestionsProps {
  /** Search text; '' if there are no questions at all. */
  text: string;
  onClear: () => void;
}

/** Empty state: no matches, or no questions yet. */
export const NoQuestions = ({ text, onClear }: NoQuestionsProps) => (
  <EmptyState title={translate(text ? messages.none : messages.empty)}>
    {text && (
      <>
        <p className="wrap-anywhere">{translate(noneFor, { text })}</p>
        <Button onClick={onClear}>{translate(messages.clear)}</Button>
      </>
    )}
  </EmptyState>
);
