import { type ComponentProps, type ReactNode, useState } from 'react';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

interface ContactViewProps extends Omit<ComponentProps<typeof ContactForm>, 'onSent'> {
  /** Link to another page, once the message is sent. */
  nextLink: ReactNode;
  /** Title and introduction. */
  children: ReactNode;
}

/** Content of a contact page: the form, then the confirmation. */
export const ContactView = ({ nextLink, children, ...form }: ContactViewProps) => {
  const [sentFrom, setSentFrom] = useState<string>();
  if (sentFrom) return <ContactSent email={sentFrom} nextLink={nextLink} onAnother={() => setSentFrom(undefined)} />;
  return (
    <div className="wrap contact-page">
      {children}
      <ContactForm {...form} onSent={setSentFrom} />
    </div>
  );
};
