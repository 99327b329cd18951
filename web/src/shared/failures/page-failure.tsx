import { ApiError } from '@bigorna/client/api-error';
import type { TextCode } from '@bigorna/domain/errors/codes';
import type { ReactNode } from 'react';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { useTitle } from '#shared/page/use-title.ts';
import { FailureState } from './failure-state.tsx';

interface PageFailureProps {
  error: unknown;
  /** Heading and title if nothing exists at this URL. */
  missingText: TextCode;
  /** Heading after another failure. */
  failedText: TextCode;
  onRetry: () => void;
  /** Shown if nothing exists at this URL: the reason, and links to other pages. */
  children: ReactNode;
}

/** Shown instead of a page if nothing exists at its URL, or if it failed to load. */
export const PageFailure = ({ error, missingText, failedText, onRetry, children }: PageFailureProps) => {
  const text = useDomainText();
  const isMissing = error instanceof ApiError && error.status === 404;
  useTitle(isMissing ? text(missingText) || undefined : undefined);
  return (
    <div className="wrap py-8">
      <FailureState
        level={1}
        error={error}
        fallbackText={isMissing ? missingText : failedText}
        onRetry={isMissing ? undefined : onRetry}
      >
        {isMissing && children}
      </FailureState>
    </div>
  );
};
