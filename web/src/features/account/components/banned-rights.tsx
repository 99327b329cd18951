import { Suspense, useState } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import { DeletionButton } from '#shared/own-data/deletion-button.tsx';
import { ExportButton } from '#shared/own-data/export-button.tsx';
import type { OwnDataAccess } from '#shared/own-data/own-data-access.ts';
import { Button } from '#shared/ui/button.tsx';
import { UnsavedGuard } from '#shared/unsaved-guard/unsaved-guard.tsx';

const messages = defineMessages({
  title: { id: 'banned.rights', defaultMessage: 'Seus dados continuam seus' },
  text: {
    id: 'banned.rightsText',
    defaultMessage:
      'Mesmo com a conta banida, você pode baixar seus dados e excluir a conta. Até o fim do banimento, não dá para criar outra conta com o mesmo e-mail.',
  },
  open: { id: 'banned.openRights', defaultMessage: 'Baixar dados ou excluir a conta' },
});

const loadLogin = async () => (await import('./banned-login.tsx')).BannedLogin;

/** Lets banned members export or delete their data after they enter their password (R208). */
export const BannedRights = () => {
  const BannedLogin = useLazyPart(loadLogin);
  const [isOpen, setOpen] = useState(false);
  const [access, setAccess] = useState<OwnDataAccess>();
  return (
    <section aria-labelledby="rights" className="panel grid w-full max-w-[34rem] gap-4 text-left">
      <h2 id="rights">{translate(messages.title)}</h2>
      <p className="text-text-2">{translate(messages.text)}</p>
      {!isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{translate(messages.open)}</Button>
        </div>
      )}
      {isOpen && !access && (
        <Suspense>
          <BannedLogin onAccess={setAccess} />
        </Suspense>
      )}
      {access && (
        <UnsavedGuard>
          <div className="grid justify-items-start gap-4">
            <ExportButton access={access} />
            <DeletionButton access={access} />
          </div>
        </UnsavedGuard>
      )}
    </section>
  );
};
