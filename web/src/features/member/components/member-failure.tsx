import { defineMessages } from 'react-intl';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  gone: { id: 'member.gone', defaultMessage: 'O endereço está errado, ou este membro não está mais aqui.' },
  explore: { id: 'mod.explore', defaultMessage: 'Explorar mods' },
});

interface MemberFailureProps {
  error: unknown;
  /** Whether the member has no page. */
  isGone: boolean;
  onRetry: () => void;
}

/** Shown if a member has no public page, or if the page failed to load. */
export const MemberFailure = ({ error, isGone, onRetry }: MemberFailureProps) => {
  const text = useDomainText();
  useTitle(isGone ? text('user_not_found') || undefined : undefined);
  return (
    <div className="wrap py-8">
      <FailureState
        level={1}
        error={error}
        fallbackText={isGone ? 'user_not_found' : 'internal_error'}
        onRetry={isGone ? undefined : onRetry}
      >
        {isGone && (
          <>
            <p>{translate(messages.gone)}</p>
            <ButtonLink variant="primary" to={paths.mods}>
              {translate(messages.explore)}
            </ButtonLink>
          </>
        )}
      </FailureState>
    </div>
  );
};
