import { defineMessages, useIntl } from 'react-intl';
import { CopyButton } from '#ui/copy-button.tsx';

const messages = defineMessages({
  copy: { id: 'hash.copy', defaultMessage: 'Copiar SHA-256' },
  copied: { id: 'hash.copied', defaultMessage: 'SHA-256 copiado' },
});

const ENDS = 4;

interface HashProps {
  sha256: string;
  /** Shows all 64 digits instead of the first and last four. */
  whole?: boolean;
}

/** A SHA-256, to read and to copy. */
export const Hash = ({ sha256, whole = false }: HashProps) => {
  const intl = useIntl();
  return (
    <span className="inline-flex items-center gap-1">
      <code className="font-mono text-xs break-all" title={sha256} data-sha256={sha256}>
        {whole ? sha256 : `${sha256.slice(0, ENDS)}…${sha256.slice(-ENDS)}`}
      </code>
      <CopyButton
        text={sha256}
        label={intl.formatMessage(messages.copy)}
        doneLabel={intl.formatMessage(messages.copied)}
      />
    </span>
  );
};
