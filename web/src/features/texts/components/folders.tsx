import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { getInstallFolder, getPlatforms, PLATFORM_NAMES } from '#shared/mods/install-folders.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';

const messages = defineMessages({
  where: { id: 'help.where', defaultMessage: 'Onde fica a pasta:' },
  copied: { id: 'help.pathCopied', defaultMessage: 'Caminho copiado' },
});
const copyPath = defineMessage<{ readonly platform: string }>({
  id: 'help.copyPath',
  defaultMessage: 'Copiar o caminho no {platform}',
});

/** The folder for mods or addons on each system, with copy buttons. */
const Folders = ({ kind }: { kind: ContentType }) => {
  const intl = useIntl();
  return (
    <div>
      <p>{translate(messages.where)}</p>
      <dl className="mt-2.5 grid gap-2.5">
        {getPlatforms(kind).map((platform) => {
          const path = getInstallFolder(kind, platform) ?? '';
          return (
            <div key={platform}>
              <dt className="font-semibold text-text">{PLATFORM_NAMES[platform]}</dt>
              <dd className="copy-line mt-1">
                <code>{path}</code>
                <CopyButton
                  text={path}
                  label={intl.formatMessage(copyPath, { platform: PLATFORM_NAMES[platform] })}
                  doneLabel={intl.formatMessage(messages.copied)}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};

export const ModFolders = () => <Folders kind="mod" />;

export const AddonFolders = () => <Folders kind="addon" />;
