import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { ApiError } from '#api/api-error.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailureState } from '../failure-state.tsx';
import { paths } from '../paths.ts';
import { useTitle } from '../use-title.ts';

const messages = defineMessages({
  gone: {
    id: 'mod.gone',
    defaultMessage: 'O endereço mudou ou o mod saiu do catálogo.',
  },
  explore: { id: 'mod.explore', defaultMessage: 'Explorar mods' },
});
const searchFor = defineMessage<{ readonly words: string }>({
  id: 'mod.searchFor',
  defaultMessage: 'Buscar por “{words}”',
});

interface ModFailureProps {
  error: unknown;
  /** The address's name for the mod: its words are worth a search. */
  slug: string;
  onRetry: () => void;
}

/** A mod that is not there, or could not be loaded. */
export const ModFailure = ({ error, slug, onRetry }: ModFailureProps) => {
  const text = useDomainText();
  const words = slug.replaceAll('-', ' ').trim();
  const isGone = error instanceof ApiError && error.status === 404;
  useTitle(isGone ? text('mod_not_found') || undefined : undefined);
  return (
    <div className="wrap py-8">
      <FailureState
        level={1}
        error={error}
        otherwise={isGone ? 'mod_not_found' : 'mod_load_failed'}
        onRetry={isGone ? undefined : onRetry}
      >
        {isGone && (
          <>
            <p>
              <FormattedMessage {...messages.gone} />
            </p>
            <ButtonLink variant="primary" to={paths.search(words)}>
              <FormattedMessage {...searchFor} values={{ words }} />
            </ButtonLink>
            <ButtonLink to={paths.mods}>
              <FormattedMessage {...messages.explore} />
            </ButtonLink>
          </>
        )}
      </FailureState>
    </div>
  );
};
