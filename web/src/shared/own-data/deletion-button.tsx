import { Suspense, useState } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { OwnDataAccess } from './own-data-access.ts';

const messages = defineMessages({ delete: { id: 'deletion.open', defaultMessage: 'Excluir minha conta' } });

const loadDialog = async () => (await import('./deletion-dialog.tsx')).DeletionDialog;

/** Opens the dialog that deletes the account. */
export const DeletionButton = ({ access }: { access: OwnDataAccess }) => {
  const DeletionDialog = useLazyPart(loadDialog);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {translate(messages.delete)}
      </Button>
      {isWanted && (
        <Suspense>
          <DeletionDialog access={access} isOpen={isOpen} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
};
