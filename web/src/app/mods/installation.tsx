import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/copy-button.tsx';
import { installFolder, PLATFORM_NAMES, platformsOf } from './install-places.ts';
import { InstallSteps } from './install-steps.tsx';
import { usePageGame } from './page-game.ts';
import { usePlatform } from './platform.ts';

const messages = defineMessages({
  title: { id: 'install.title', defaultMessage: 'Instalação' },
  where: { id: 'install.where', defaultMessage: 'Onde fica a pasta' },
  copy: { id: 'install.copyPath', defaultMessage: 'Copiar caminho' },
  copied: { id: 'install.pathCopied', defaultMessage: 'Caminho copiado' },
});

/** The folder on each system, to read and to copy. */
const Folder = ({ mod }: { mod: ModPage }) => {
  const intl = useIntl();
  const name = useId();
  const offered = platformsOf(mod.content_type);
  const { platform, choose } = usePlatform(offered);
  const path = platform && installFolder(mod.content_type, platform);
  if (!path) return null;
  return (
    <fieldset className="install-place">
      <legend>
        <FormattedMessage {...messages.where} />
      </legend>
      <div className="platforms">
        {offered.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === platform} onChange={() => choose(one)} />
            <span>{PLATFORM_NAMES[one]}</span>
          </label>
        ))}
      </div>
      <p className="copy-line">
        <code>{path}</code>
        <CopyButton
          text={path}
          label={intl.formatMessage(messages.copy)}
          doneLabel={intl.formatMessage(messages.copied)}
        />
      </p>
    </fieldset>
  );
};

/** How to install a release, by its kind and by the visitor's system. */
export const Installation = ({ mod, release }: { mod: ModPage; release: ModRelease }) => {
  const { game } = usePageGame();
  const version = release.game_versions.find((one) => one === game.version) ?? release.game_versions[0] ?? '';
  return (
    <section className="grid gap-5">
      <h2 className="section-title mb-0">
        <FormattedMessage {...messages.title} />
      </h2>
      <InstallSteps mod={mod} release={release} version={version} />
      <Folder mod={mod} />
    </section>
  );
};
