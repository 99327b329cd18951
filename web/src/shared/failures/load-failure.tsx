import { ApiError } from '@bigorna/client/api-error';
import type { ReactNode } from 'react';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';

interface LoadFailureProps {
  /** Undefined if the cause is unknown. */
  error?: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** Shown if a member's list failed to load: the reason and a retry button. `children` is the heading. */
export const LoadFailure = ({ error, onRetry, children }: LoadFailureProps) => {
  const text = useDomainText();
  const reason = error instanceof ApiError ? error.message : '';
  return (
    <EmptyState role="alert" title={children} text={reason || text('connection_error')}>
      <Button variant="primary" onClick={onRetry}>
        {text('try_again')}
      </Button>
    </EmptyState>
  );
};
