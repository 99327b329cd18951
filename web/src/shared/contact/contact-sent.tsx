import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ForgeScene } from '#shared/ui/scene/forge-scene.tsx';

const messages = defineMessages({
  title: { id: 'contactSent.title', defaultMessage: 'Mensagem na bigorna!' },
  another: { id: 'contactSent.another', defaultMessage: 'Enviar outra mensagem' },
});
const text = defineMessage<{ readonly hours: number; readonly email: string }>({
  id: 'contactSent.text',
  defaultMessage: 'A equipe recebeu sua mensagem e responde para {email} em até {hours} horas.',
});

interface ContactSentProps {
  email: string;
  /** Link to another page. */
  nextLink: ReactNode;
  onAnother: () => void;
}

/** Confirms the message, and shows when and to which e-mail address the reply comes. */
export const ContactSent = ({ email, nextLink, onAnother }: ContactSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap">
      <div className="empty-state min-h-[60vh] content-center">
        <ForgeScene />
        <h1 ref={heading} tabIndex={-1}>
          {translate(messages.title)}
        </h1>
        <p>{translate(text, { hours: CONTACT_REPLY_HOURS, email })}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-4">
          {nextLink}
          <Button variant="ghost" onClick={onAnother}>
            {translate(messages.another)}
          </Button>
        </div>
      </div>
    </div>
  );
};
