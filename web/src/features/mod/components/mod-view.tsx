import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { ArrowLeft } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Markdown } from '#app/markdown.tsx';
import { headlineRelease } from '#app/mods/headline-release.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CompatBox } from './compat-box.tsx';
import { DownloadBox } from './download-box.tsx';
import { Installation } from './installation.tsx';
import { ModHead } from './mod-head.tsx';
import { TagPanel } from './tag-panel.tsx';
import { TechnicalPanel } from './technical-panel.tsx';

const messages = defineMessages({
  description: { id: 'mod.description', defaultMessage: 'Descrição' },
  backToMods: { id: 'mod.backToMods', defaultMessage: 'Voltar aos mods' },
  backToAddons: { id: 'mod.backToAddons', defaultMessage: 'Voltar aos addons' },
});

/** A mod's page: what it is, the one download button, how to install it, its technical side. */
export const ModView = ({ mod }: { mod: ModPage }) => {
  const release = headlineRelease(mod);
  const isAddon = mod.content_type === 'addon';
  return (
    <div className="wrap pb-14">
      <Breadcrumbs mod={mod} />
      <div className="mod-page">
        <ModHead mod={mod} />
        <div className="mod-side">
          <DownloadBox mod={mod} release={release} />
          <CompatBox mod={mod} />
          {release && <TechnicalPanel mod={mod} release={release} />}
          <TagPanel mod={mod} />
        </div>
        <div className="mod-main">
          <section>
            <h2 className="section-title">
              <FormattedMessage {...messages.description} />
            </h2>
            <Markdown>{mod.description}</Markdown>
          </section>
          <Installation mod={mod} />
          <Link className="text-link inline-flex min-h-8 items-center gap-2" to={isAddon ? paths.addons : paths.mods}>
            <ArrowLeft aria-hidden size={18} />
            <FormattedMessage {...(isAddon ? messages.backToAddons : messages.backToMods)} />
          </Link>
        </div>
      </div>
    </div>
  );
};
