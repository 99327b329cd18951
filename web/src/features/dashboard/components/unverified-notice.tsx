import { MailWarning } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useOpenVerification } from '#shared/verification/verification-request.ts';

const messages = defineMessages({
  title: { id: 'unverified.title', defaultMessage: 'Recursos limitados' },
  text: {
    id: 'unverified.text',
    defaultMessage: 'Verifique seu e-mail para baixar, comentar e avaliar. Até lá, navegue à vontade.',
  },
  how: { id: 'unverified.how', defaultMessage: 'Como verificar' },
});

/** Shows unverified members what they cannot do yet, and a button that opens the verification dialog. */
export const UnverifiedNotice = () => {
  const openVerification = useOpenVerification();
  return (
    <section className="panel flex flex-wrap items-center gap-4 bg-ember-soft">
      <MailWarning aria-hidden size={28} className="flex-none text-ember-2" />
      <div className="flex-1 basis-60">
        <h2 className="text-[1.4rem]">{translate(messages.title)}</h2>
        <p className="mt-1 text-text-2">{translate(messages.text)}</p>
      </div>
      <Button onClick={openVerification}>{translate(messages.how)}</Button>
    </section>
  );
};
