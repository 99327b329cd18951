import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button, ButtonAnchor } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';

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

/** Shows new recovery codes once, to copy or to save. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
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
        <ButtonAnchor href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="bigorna-codes.txt">
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
