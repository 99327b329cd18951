import { Menu } from '@base-ui/react/menu';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { Flag, Link } from 'lucide-react';
import { useRef } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import type { LazyMenuContent } from '#shared/menu/lazy-menu.tsx';
import { MenuFrame } from '#shared/menu/menu-frame.tsx';
import { useReportDialog } from '#shared/reports/use-report-dialog.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useCopyLink } from '../use-copy-link.ts';

const messages = defineMessages({
  copyLink: { id: 'mod.copyLink', defaultMessage: 'Copiar link' },
  linkCopied: { id: 'mod.linkCopied', defaultMessage: 'Link copiado' },
  report: { id: 'report.open', defaultMessage: 'Denunciar' },
});

interface ModMenuProps extends LazyMenuContent {
  mod: ModPage;
  label: string;
}

/** Menu of a mod's page: copies the page's link or reports the mod. */
export const ModMenu = ({ mod, label, ...frame }: ModMenuProps) => {
  const copyLink = useCopyLink(messages.linkCopied);
  const host = useRef<HTMLDivElement>(null);
  const target = { subject: 'mod', path: `mods/${mod.id}`, name: mod.title } as const;
  const report = useReportDialog(target, () => host.current?.querySelector('button') ?? null);
  return (
    <div ref={host}>
      <MenuFrame {...frame} label={label}>
        <Menu.Item className="menu-item" onClick={() => void copyLink(paths.mod(mod.slug))}>
          <Link aria-hidden size={18} />
          {translate(messages.copyLink)}
        </Menu.Item>
        <Menu.Item className="menu-item" onClick={report.open}>
          <Flag aria-hidden size={18} />
          {translate(messages.report)}
        </Menu.Item>
      </MenuFrame>
      {report.dialog}
    </div>
  );
};
