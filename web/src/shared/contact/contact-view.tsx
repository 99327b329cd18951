import { type ComponentProps, type ReactNode, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { NeedsScript } from '#shared/page/needs-script.tsx';
import { PageIntro } from '#shared/page/page-intro.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

interface ContactViewProps extends Omit<ComponentProps<typeof ContactForm>, 'onSent'> {
  /** Link to another page, once the message is sent. */
  nextLink: ReactNode;
  title: MessageDescriptor;
  lead: string;
  path: string;
}

/** Content of a contact page: the form, then the confirmation. */
export const ContactView = ({ nextLink, title, lead, path, ...form }: ContactViewProps) => {
  const [sentFrom, setSentFrom] = useState<string>();
  if (sentFrom) return <ContactSent email={sentFrom} nextLink={nextLink} onAnother={() => setSentFrom(undefined)} />;
  return (
    <div className="wrap contact-page">
      <div className="mb-6">
        <PageIntro title={title} lead={lead} path={path} data={{ '@type': 'ContactPage' }} />
      </div>
      <NeedsScript />
      <div className="noscript:hidden">
        <ContactForm {...form} onSent={setSentFrom} />
      </div>
    </div>
  );
};
