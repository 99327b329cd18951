import { defineMessage, useIntl } from 'react-intl';
import { CopyButton } from '#shared/ui/copy-button.tsx';

const copy = defineMessage<{ readonly algorithm: string }>({ id: 'hash.copy', defaultMessage: 'Copiar {algorithm}' });
const copied = defineMessage<{ readonly algorithm: string }>({
  id: 'hash.copied',
  defaultMessage: '{algorithm} copiado',
});

const VISIBLE_DIGITS = 4;

interface HashProps {
  algorithm?: 'SHA-256' | 'SHA-512';
  value: string;
  /** Shows all digits instead of the first and last four. */
  whole?: boolean;
}

/** A file's hash with a copy button. */
export const Hash = ({ algorithm = 'SHA-256', value, whole = false }: HashProps) => {
  const intl = useIntl();
  return (
    <span className="inline-flex items-center gap-1">
      <code className="font-mono text-xs break-all" title={value} data-hash={algorithm}>
        {whole ? value : `${value.slice(0, VISIBLE_DIGITS)}…${value.slice(-VISIBLE_DIGITS)}`}
      </code>
      <CopyButton
        text={value}
        label={intl.formatMessage(copy, { algorithm })}
        doneLabel={intl.formatMessage(copied, { algorithm })}
      />
    </span>
  );
};
