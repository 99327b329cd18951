import { ApiError } from '@bigorna/client/api-error';
import { defineMessage, defineMessages } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

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
  /** Slug in the URL. Its words are offered as a search. */
  slug: string;
  onRetry: () => void;
}

/** Shown if a mod does not exist or failed to load. */
export const ModFailure = ({ error, slug, onRetry }: ModFailureProps) => {
  const text = useDomainText();
  const words = slug.replaceAll('-', ' ').trim();
  const isNotFound = error instanceof ApiError && error.status === 404;
  useTitle(isNotFound ? text('mod_not_found') || undefined : undefined);
  return (
    <div className="wrap py-8">
      <FailureState
        level={1}
        error={error}
        fallbackText={isNotFound ? 'mod_not_found' : 'mod_load_failed'}
        onRetry={isNotFound ? undefined : onRetry}
      >
        {isNotFound && (
          <>
            <p>{translate(messages.gone)}</p>
            <ButtonLink variant="primary" to={paths.search(words)}>
              {translate(searchFor, { words })}
            </ButtonLink>
            <ButtonLink to={paths.mods}>{translate(messages.explore)}</ButtonLink>
          </>
        )}
      </FailureState>
    </div>
  );
};
