import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import type { Mail } from '../api/mails.ts';
import { MailLine } from './mail-line.tsx';

const messages = defineMessages({
  empty: { id: 'devMail.empty', defaultMessage: 'Nenhum e-mail por aqui' },
  emptyText: {
    id: 'devMail.emptyText',
    defaultMessage: 'Registre uma conta ou peça uma nova senha: o e-mail aparece em instantes.',
  },
  noMatch: { id: 'devMail.noMatch', defaultMessage: 'Nenhum e-mail para este endereço' },
  noMatchText: { id: 'devMail.noMatchText', defaultMessage: 'Um link usado sai da lista. Confira também o endereço.' },
});

interface MailListProps {
  mails: readonly Mail[];
  /** Whether the list was narrowed. */
  isFiltered: boolean;
}

/** The mails, or why there is none. */
export const MailList = ({ mails, isFiltered }: MailListProps) =>
  mails.length > 0 ? (
    <ul className="grid gap-4">
      {mails.map((mail) => (
        <MailLine key={mail.code} mail={mail} />
      ))}
    </ul>
  ) : (
    <div className="empty-state">
      <EmptyScene />
      <h2>
        <FormattedMessage {...(isFiltered ? messages.noMatch : messages.empty)} />
      </h2>
      <p>
        <FormattedMessage {...(isFiltered ? messages.noMatchText : messages.emptyText)} />
      </p>
    </div>
  );
