import { BRAND } from '@bigorna/domain/brand';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button, ButtonAnchor } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { useUnsaved } from '#shared/unsaved-guard/unsaved-guard.tsx';

const messages = defineMessages({
  title: { id: 'recovery.title', defaultMessage: 'Guarde seus códigos de recuperação' },
  text: {
    id: 'recovery.text',
    defaultMessage:
      'Com um destes códigos, você entra na conta se perder o aparelho. Cada um só funciona uma vez. Eles não aparecem de novo: guarde-os fora deste aparelho.',
  },
  copy: { id: 'recovery.copy', defaultMessage: 'Copiar todos' },
  copied: { id: 'recovery.copied', defaultMessage: 'Copiados' },
  file: { id: 'recovery.file', defaultMessage: 'Baixar como arquivo' },
  done: { id: 'recovery.done', defaultMessage: 'Já guardei' },
});
/** Asked before the page is left. */
const question = defineMessages({
  title: { id: 'recovery.leaveTitle', defaultMessage: 'Sair sem guardar os códigos?' },
  text: { id: 'recovery.leaveText', defaultMessage: 'Os códigos de recuperação não aparecem de novo.' },
  stay: { id: 'recovery.stay', defaultMessage: 'Voltar aos códigos' },
  discard: { id: 'recovery.leave', defaultMessage: 'Sair mesmo assim' },
});
const fileHead = defineMessage<{ readonly brand: string; readonly username: string; readonly date: string }>({
  id: 'recovery.fileHead',
  defaultMessage: '{brand}: códigos de recuperação da conta {username}, {date}',
});

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/** Shows new recovery codes once, to copy or to save. Asks before the page is left without `onDone`. */
export const RecoveryCodes = ({ codes, username, onDone }: RecoveryCodesProps) => {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useUnsaved(true, question);
  const text = codes.join('\n');
  const date = intl.formatDate(new Date(), { dateStyle: 'long' });
  const file = `${intl.formatMessage(fileHead, { brand: BRAND.name, username, date })}\n\n${text}\n`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {translate(messages.title)}
      </h3>
      <p className="max-w-[60ch] text-text-2">{translate(messages.text)}</p>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-4">
        <CopyButton
          text={text}
          label={intl.formatMessage(messages.copy)}
          doneLabel={intl.formatMessage(messages.copied)}
          labelShown
        />
        <ButtonAnchor href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="bigorna-codes.txt">
          <Download aria-hidden size={18} />
          {translate(messages.file)}
        </ButtonAnchor>
        <Button variant="primary" onClick={onDone}>
          {translate(messages.done)}
        </Button>
      </div>
    </div>
  );
};
