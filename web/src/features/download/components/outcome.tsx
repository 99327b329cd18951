import type { ModRelease } from '@bigorna/domain/endpoints/mods';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { CircleCheck, ExternalLink, TriangleAlert } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { ApiError } from '#api/api-error.ts';
import { paths } from '#app/paths.ts';
import { RouteSpinner } from '#app/route-spinner.tsx';
import { useFailureText } from '#app/use-failure-text.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import type { DownloadState } from '../use-download.ts';

const messages = defineMessages({
  started: { id: 'download.started', defaultMessage: 'Download iniciado' },
  hint: { id: 'download.hint', defaultMessage: 'O arquivo não chegou? Abra-o por este link.' },
  open: { id: 'download.open', defaultMessage: 'Abrir em nova aba' },
  verify: { id: 'download.verify', defaultMessage: 'Verificar e-mail' },
  ready: { id: 'download.ready', defaultMessage: 'Tudo pronto' },
  external: {
    id: 'download.external',
    defaultMessage: 'Este arquivo está hospedado em outro lugar e abre em uma nova aba.',
  },
});

const UNVERIFIED: ErrorCode = 'email_not_verified';
const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.code === UNVERIFIED;

interface OutcomeProps {
  state: Exclude<DownloadState, { kind: 'waiting' }>;
  release: ModRelease;
  onRetry: () => void;
}

/** The download under way, with the link for when it did not come; or why it failed. */
export const Outcome = ({ state, release, onRetry }: OutcomeProps) => {
  const failureText = useFailureText();
  const text = useDomainText();
  if (state.kind === 'starting') return <RouteSpinner />;
  if (state.kind === 'failed')
    return (
      <div className="grid justify-items-center gap-4" role="alert">
        <TriangleAlert aria-hidden size={40} className="text-redstone" />
        <h2>{text('download_start_failed')}</h2>
        <p className="text-text-2">{failureText(state.error, 'download_start_failed')}</p>
        {isUnverified(state.error) ? (
          <ButtonLink to={paths.verifyEmail}>
            <FormattedMessage {...messages.verify} />
          </ButtonLink>
        ) : (
          <Button onClick={onRetry}>{text('try_again')}</Button>
        )}
      </div>
    );
  return (
    <>
      <CircleCheck aria-hidden size={40} className="text-grass" />
      <div role="status">
        <h2>
          <FormattedMessage {...(release.external ? messages.ready : messages.started)} />
        </h2>
      </div>
      <p className="text-text-2">
        <FormattedMessage {...(release.external ? messages.external : messages.hint)} />
      </p>
      <ButtonAnchor
        variant={release.external ? 'primary' : 'plain'}
        href={state.ticket.url}
        target="_blank"
        rel="noopener"
      >
        <ExternalLink aria-hidden size={18} />
        <FormattedMessage {...messages.open} />
      </ButtonAnchor>
    </>
  );
};
