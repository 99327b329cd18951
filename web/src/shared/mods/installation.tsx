import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { getInstallFolder, getPlatforms, PLATFORM_NAMES } from './install-folders.ts';
import { InstallSteps } from './install-steps.tsx';
import { usePageGame } from './page-game.ts';
import { usePlatform } from './platform.ts';

const messages = defineMessages({
  title: { id: 'install.title', defaultMessage: 'Instalação' },
  where: { id: 'install.where', defaultMessage: 'Onde fica a pasta' },
  copy: { id: 'install.copyPath', defaultMessage: 'Copiar caminho' },
  copied: { id: 'install.pathCopied', defaultMessage: 'Caminho copiado' },
});

/** The installation folder per system, with a copy button. */
const Folder = ({ mod }: { mod: ModPage }) => {
  const intl = useIntl();
  const name = useId();
  const platforms = getPlatforms(mod.content_type);
  const { platform, choose } = usePlatform(platforms);
  const path = platform && getInstallFolder(mod.content_type, platform);
  if (!path) return null;
  return (
    <fieldset>
      <legend className="mb-2.5 font-pixel text-[1.4rem] leading-[1.1]">{translate(messages.where)}</legend>
      <div className="platforms">
        {platforms.map((option) => (
          <label key={option} className="tile relative">
            <input type="radio" name={name} checked={option === platform} onChange={() => choose(option)} />
            <span>{PLATFORM_NAMES[option]}</span>
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

/** Installation instructions for a release, by content type and the visitor's system. */
export const Installation = ({ mod, release }: { mod: ModPage; release: ModRelease }) => {
  const { game } = usePageGame();
  const version = release.game_versions.find((option) => option === game.version) ?? release.game_versions[0] ?? '';
  return (
    <section className="grid gap-5">
      <h2 className="section-title mb-0">{translate(messages.title)}</h2>
      <InstallSteps mod={mod} release={release} version={version} />
      <Folder mod={mod} />
    </section>
  );
};
