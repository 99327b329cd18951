import { defineMessages } from 'react-intl';
import { PageFailure } from '#shared/failures/page-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  gone: { id: 'member.gone', defaultMessage: 'O endereço está errado, ou este membro não está mais aqui.' },
  explore: { id: 'mod.explore', defaultMessage: 'Explorar mods' },
});

interface MemberFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown if a member has no public page, or if the page failed to load. */
export const MemberFailure = ({ error, onRetry }: MemberFailureProps) => (
  <PageFailure error={error} missingText="user_not_found" failedText="internal_error" onRetry={onRetry}>
    <p>{translate(messages.gone)}</p>
    <ButtonLink variant="primary" to={paths.mods}>
      {translate(messages.explore)}
    </ButtonLink>
  </PageFailure>
);
