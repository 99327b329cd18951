import { Menu } from '@base-ui/react/menu';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { Flag, Link } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import type { LazyMenuContent } from '#shared/menu/lazy-menu.tsx';
import { MenuFrame } from '#shared/menu/menu-frame.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useCopyLink } from '../use-copy-link.ts';

const messages = defineMessages({
  copyLink: { id: 'mod.copyLink', defaultMessage: 'Copiar link' },
  linkCopied: { id: 'mod.linkCopied', defaultMessage: 'Link copiado' },
  report: { id: 'report.open', defaultMessage: 'Denunciar' },
});

const loadDialog = async () => (await import('../reports/report-dialog.tsx')).ReportDialog;

interface ModMenuProps extends LazyMenuContent {
  mod: ModPage;
  label: string;
}

/** Menu of a mod's page: copies the page's link or reports the mod. The dialog for reports loads on demand. */
export const ModMenu = ({ mod, label, ...frame }: ModMenuProps) => {
  const copyLink = useCopyLink(messages.linkCopied);
  const ReportDialog = useLazyPart(loadDialog);
  const host = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={host}>
      <MenuFrame {...frame} label={label}>
        <Menu.Item className="menu-item" onClick={() => void copyLink(paths.mod(mod.slug))}>
          <Link aria-hidden size={18} />
          {translate(messages.copyLink)}
        </Menu.Item>
        <Menu.Item
          className="menu-item"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <Flag aria-hidden size={18} />
          {translate(messages.report)}
        </Menu.Item>
      </MenuFrame>
      {isWanted && (
        <Suspense>
          <ReportDialog
            target={{ subject: 'mod', path: `mods/${mod.id}`, name: mod.title }}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            focusAfter={() => host.current?.querySelector('button') ?? null}
          />
        </Suspense>
      )}
    </div>
  );
};
