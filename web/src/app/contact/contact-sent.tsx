import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { ForgeScene } from '#ui/scene/forge-scene.tsx';

const messages = defineMessages({
  title: { id: 'contactSent.title', defaultMessage: 'Mensagem na bigorna!' },
  another: { id: 'contactSent.another', defaultMessage: 'Enviar outra mensagem' },
});
const text = defineMessage<{ readonly hours: number; readonly email: string }>({
  id: 'contactSent.text',
  defaultMessage: 'A equipe recebeu e responde em até {hours} horas para {email}.',
});

interface ContactSentProps {
  email: string;
  /** Where to go from here. */
  wayOn: ReactNode;
  onAnother: () => void;
}

/** The message has arrived: when and where the answer comes. */
export const ContactSent = ({ email, wayOn, onAnother }: ContactSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap">
      <div className="empty-state min-h-[60vh] content-center">
        <ForgeScene />
        <h1 ref={heading} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <p>
          <FormattedMessage {...text} values={{ hours: CONTACT_REPLY_HOURS, email }} />
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-4">
          {wayOn}
          <Button variant="ghost" onClick={onAnother}>
            <FormattedMessage {...messages.another} />
          </Button>
        </div>
      </div>
    </div>
  );
};
