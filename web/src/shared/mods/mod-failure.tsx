import { defineMessage, defineMessages } from 'react-intl';
import { PageFailure } from '#shared/failures/page-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  gone: {
    id: 'mod.gone',
    defaultMessage: 'O endereço mudou ou este conteúdo saiu do catálogo.',
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
  const words = slug.replaceAll('-', ' ').trim();
  return (
    <PageFailure error={error} missingText="mod_not_found" failedText="mod_load_failed" onRetry={onRetry}>
      <p>{translate(messages.gone)}</p>
      <ButtonLink variant="primary" className="wrap-anywhere" to={paths.search(words)}>
        {translate(searchFor, { words })}
      </ButtonLink>
      <ButtonLink to={paths.mods}>{translate(messages.explore)}</ButtonLink>
    </PageFailure>
  );
};
