import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { Button } from '#shared/ui/button.tsx';

/** Shown if the member's own feedback failed to load. */
export const FeedbackFailure = ({ onRetry }: { onRetry: () => void }) => {
  const text = useDomainText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2" role="alert">
      <p className="text-step-0 text-text-2">{text('connection_error')}</p>
      <Button onClick={onRetry}>{text('try_again')}</Button>
    </div>
  );
};
