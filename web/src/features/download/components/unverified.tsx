import { useEffect, useEffectEvent, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useAuth } from '#session/auth-context.tsx';
import { useOpenVerification } from '#session/verification/ask.ts';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({ verify: { id: 'download.verify', defaultMessage: 'Verificar e-mail' } });

/** Helps a member whose address is not verified; the download starts as soon as it is. */
export const Unverified = ({ onRetry }: { onRetry: () => void }) => {
  const { user } = useAuth();
  const openVerification = useOpenVerification();
  const retry = useEffectEvent(onRetry);
  const isVerified = user?.is_verified ?? false;
  const was = useRef(isVerified);
  useEffect(() => {
    if (isVerified && !was.current) retry();
    was.current = isVerified;
  }, [isVerified]);
  return (
    <Button onClick={openVerification}>
      <FormattedMessage {...messages.verify} />
    </Button>
  );
};
