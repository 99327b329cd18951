import type { TextCode } from '@bigorna/domain/errors/codes';
import type { ReactNode } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { isOffline } from './offline/is-offline.ts';

interface FailureStateProps {
  error: unknown;
  /** What it means for this place; the server's own words come below it, or what to do where those say nothing. */
  otherwise: TextCode;
  /** Offers to try again. */
  onRetry?: (() => void) | undefined;
  /** The heading's level: 1 where it stands for the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/**
 * A place whose content could not be loaded: what happened, and what to do. A whole page that lacks the network is the
 * route's to show.
 */
export const FailureState = ({ error, otherwise, onRetry, level = 2, children }: FailureStateProps) => {
  const text = useDomainText();
  if (level === 1 && error instanceof ApiError && error.status === 0 && isOffline()) throw error;
  const title = text(error instanceof ApiError && error.status === 0 ? 'connection_error' : otherwise);
  const said = error instanceof ApiError && error.message !== title ? error.message : '';
  const isWordless = error instanceof ApiError && error.status >= 500 && error.message === '';
  const isOurs = error instanceof ApiError && error.code === 'internal_error';
  const detail = isWordless || isOurs ? text('unavailable') : said;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty-state" role="alert">
      <EmptyScene />
      <Heading>{title}</Heading>
      {detail && <p>{detail}</p>}
      {children}
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          {text('try_again')}
        </Button>
      )}
    </div>
  );
};
