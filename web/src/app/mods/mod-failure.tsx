import { defineMessages, FormattedMessage } from 'react-intl';
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

/** A mod that is not there, or could not be loaded. */
export const ModFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const text = useDomainText();
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
            <ButtonLink variant="primary" to={paths.mods}>
              <FormattedMessage {...messages.explore} />
            </ButtonLink>
          </>
        )}
      </FailureState>
    </div>
  );
};
