import type { TextCode } from '@bigorna/domain/errors/codes';
import type { ReactNode } from 'react';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { useFailureText } from './use-failure-text.ts';

interface FailureStateProps {
  error: unknown;
  /** The text when the server gave none. */
  otherwise: TextCode;
  /** Offers to try again. */
  onRetry?: (() => void) | undefined;
  /** The heading's level: 1 where it stands for the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** A place whose content could not be loaded: what happened, and what to do. */
export const FailureState = ({ error, otherwise, onRetry, level = 2, children }: FailureStateProps) => {
  const failureText = useFailureText();
  const text = useDomainText();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty-state" role="alert">
      <EmptyScene />
      <Heading>{failureText(error, otherwise)}</Heading>
      {children}
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          {text('try_again')}
        </Button>
      )}
    </div>
  );
};
