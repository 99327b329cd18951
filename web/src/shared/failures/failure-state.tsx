import { ApiError } from '@bigorna/client/api-error';
import type { TextCode } from '@bigorna/domain/errors/codes';
import type { ReactNode } from 'react';
import { useIsOffline } from '#shared/browser/use-is-offline.ts';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';

interface FailureStateProps {
  error: unknown;
  /** Text code of the heading. Without a connection, the heading is `connection_error` instead. */
  fallbackText: TextCode;
  /** Shows a button to retry. */
  onRetry?: (() => void) | undefined;
  /** Heading level: 1 if the failure replaces the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/**
 * Shown if content failed to load: what happened and what to do. If a whole page fails offline, rethrows the error to
 * the route's error boundary.
 */
export const FailureState = ({ error, fallbackText, onRetry, level = 2, children }: FailureStateProps) => {
  const text = useDomainText();
  const isOffline = useIsOffline();
  if (level === 1 && error instanceof ApiError && error.status === 0 && isOffline) throw error;
  const title = text(error instanceof ApiError && error.status === 0 ? 'connection_error' : fallbackText);
  const serverMessage = error instanceof ApiError && error.message !== title ? error.message : '';
  const hasNoMessage = error instanceof ApiError && error.status >= 500 && error.message === '';
  const isInternal = error instanceof ApiError && error.code === 'internal_error';
  const detail = hasNoMessage || isInternal ? text('unavailable') : serverMessage;
  return (
    <EmptyState level={level} role="alert" title={title} text={detail || undefined}>
      {children}
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          {text('try_again')}
        </Button>
      )}
    </EmptyState>
  );
};
