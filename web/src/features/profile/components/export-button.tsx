import { Download } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { useExport } from '../use-export.ts';

const messages = defineMessages({
  export: { id: 'export.download', defaultMessage: 'Baixar meus dados' },
  busy: { id: 'export.busy', defaultMessage: 'Reunindo seus dados...' },
  done: { id: 'export.done', defaultMessage: 'Pronto: o arquivo está nos seus downloads.' },
});

/** Saves the member's data as a file, and says how far that has come. */
export const ExportButton = () => {
  const { state, refusal, run } = useExport();
  return (
    <div className="grid justify-items-start gap-2">
      <Button aria-disabled={state === 'busy'} onClick={() => void run()}>
        <Download aria-hidden size={18} />
        <FormattedMessage {...(state === 'busy' ? messages.busy : messages.export)} />
      </Button>
      <p role="status" className={refusal ? 'field-error' : 'field-hint'}>
        {refusal ?? (state === 'done' && <FormattedMessage {...messages.done} />)}
      </p>
    </div>
  );
};
