import { useState } from 'react';
import { ContactForm } from './components/contact-form.tsx';
import { ContactSent } from './components/contact-sent.tsx';

/** Write to the staff. */
export const Component = () => {
  const [sentFrom, setSentFrom] = useState<string>();
  return sentFrom ? (
    <ContactSent email={sentFrom} onAnother={() => setSentFrom(undefined)} />
  ) : (
    <ContactForm onSent={setSentFrom} />
  );
};
