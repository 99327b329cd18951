import { Download } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { OwnDataAccess } from './own-data-access.ts';
import { useExport } from './use-export.ts';

const messages = defineMessages({
  export: { id: 'export.download', defaultMessage: 'Baixar meus dados' },
  busy: { id: 'export.busy', defaultMessage: 'Reunindo seus dados...' },
  done: { id: 'export.done', defaultMessage: 'Pronto: o arquivo está na sua pasta de downloads.' },
});

/** Saves the member's data as a file and shows the progress. */
export const ExportButton = ({ access }: { access: OwnDataAccess }) => {
  const { state, failure, run } = useExport(access);
  return (
    <div className="grid justify-items-start gap-2">
      <Button aria-disabled={state === 'busy'} onClick={() => void run()}>
        <Download aria-hidden size={18} />
        {translate(state === 'busy' ? messages.busy : messages.export)}
      </Button>
      <p role="status" className={failure ? 'field-error' : 'field-hint'}>
        {failure ?? (state === 'done' && translate(messages.done))}
      </p>
    </div>
  );
};
