import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';

const messages = defineMessages({
  none: { id: 'faq.none', defaultMessage: 'Nenhuma resposta para isto' },
  clear: { id: 'faq.clear', defaultMessage: 'Apagar a busca' },
  empty: { id: 'faq.empty', defaultMessage: 'Ainda não há perguntas por aqui' },
});
const noneFor = defineMessage<{ readonly text: string }>({
  id: 'faq.noneFor',
  defaultMessage: 'Nada por aqui fala de “{text}”. Tente outras palavras, ou pergunte à equipe.',
});

interface NoAnswersProps {
  /** What was looked for; '' where there are no questions at all. */
  text: string;
  onClear: () => void;
}

/** Nothing found, and the way back; or nothing written yet. */
export const NoAnswers = ({ text, onClear }: NoAnswersProps) => (
  <div className="empty-state">
    <EmptyScene />
    <h2>
      <FormattedMessage {...(text ? messages.none : messages.empty)} />
    </h2>
    {text && (
      <>
        <p className="wrap-anywhere">
          <FormattedMessage {...noneFor} values={{ text }} />
        </p>
        <Button onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      </>
    )}
  </div>
);
