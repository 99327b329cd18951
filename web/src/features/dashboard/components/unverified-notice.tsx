import { MailWarning } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useOpenVerification } from '#session/verification/ask.ts';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({
  title: { id: 'unverified.title', defaultMessage: 'Recursos limitados' },
  text: {
    id: 'unverified.text',
    defaultMessage: 'Verifique seu e-mail para baixar, comentar e avaliar. Até lá, você pode navegar à vontade.',
  },
  how: { id: 'unverified.how', defaultMessage: 'Como verificar' },
});

/** Tells unverified members that features are limited, and what to do. */
export const UnverifiedNotice = () => {
  const openVerification = useOpenVerification();
  return (
    <section className="panel flex flex-wrap items-center gap-4 bg-ember-soft">
      <MailWarning aria-hidden size={28} className="flex-none text-ember-2" />
      <div className="flex-1 basis-60">
        <h2 className="text-[1.4rem]">
          <FormattedMessage {...messages.title} />
        </h2>
        <p className="mt-1 text-text-2">
          <FormattedMessage {...messages.text} />
        </p>
      </div>
      <Button onClick={openVerification}>
        <FormattedMessage {...messages.how} />
      </Button>
    </section>
  );
};
