import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';
import type { Mail } from '../api/mails.ts';
import { MailLine } from './mail-line.tsx';

const messages = defineMessages({
  empty: { id: 'devMail.empty', defaultMessage: 'Nenhum e-mail por aqui' },
  emptyText: {
    id: 'devMail.emptyText',
    defaultMessage: 'Crie uma conta ou redefina uma senha: o e-mail aparece em instantes.',
  },
  noMatch: { id: 'devMail.noMatch', defaultMessage: 'Nenhum e-mail para este endereço' },
  noMatchText: { id: 'devMail.noMatchText', defaultMessage: 'Um link usado sai da lista. Confira também o endereço.' },
});

interface MailListProps {
  mails: readonly Mail[];
  /** Whether a filter is active. */
  isFiltered: boolean;
}

/** The mails, or the reason for an empty list. */
export const MailList = ({ mails, isFiltered }: MailListProps) =>
  mails.length > 0 ? (
    <ul className="grid gap-4">
      {mails.map((mail) => (
        <MailLine key={mail.code} mail={mail} />
      ))}
    </ul>
  ) : (
    <EmptyState
      title={translate(isFiltered ? messages.noMatch : messages.empty)}
      text={translate(isFiltered ? messages.noMatchText : messages.emptyText)}
    />
  );
