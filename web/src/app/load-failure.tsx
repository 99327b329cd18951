import type { ReactNode } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';

interface LoadFailureProps {
  /** Undefined where nothing is known but that nothing came. */
  error?: unknown;
  onRetry: () => void;
  /** What could not be loaded. */
  children: ReactNode;
}

/** A list of the member's that could not be loaded: why, and the way to try again. */
export const LoadFailure = ({ error, onRetry, children }: LoadFailureProps) => {
  const text = useDomainText();
  const reason = error instanceof ApiError ? error.message : '';
  return (
    <div className="empty-state" role="alert">
      <EmptyScene />
      <h2>{children}</h2>
      <p>{reason || text('connection_error')}</p>
      <Button variant="primary" onClick={onRetry}>
        {text('try_again')}
      </Button>
    </div>
  );
};
