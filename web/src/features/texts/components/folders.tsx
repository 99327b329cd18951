import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { installFolder, PLATFORM_NAMES, platformsOf } from '#app/mods/install-places.ts';
import { CopyButton } from '#ui/copy-button.tsx';

const messages = defineMessages({
  where: { id: 'help.where', defaultMessage: 'Onde fica a pasta:' },
  copied: { id: 'help.pathCopied', defaultMessage: 'Caminho copiado' },
});
const copyPath = defineMessage<{ readonly platform: string }>({
  id: 'help.copyPath',
  defaultMessage: 'Copiar o caminho no {platform}',
});

/** Where the game looks for what was downloaded, on each system, to read and to copy. */
const Folders = ({ kind }: { kind: ContentType }) => {
  const intl = useIntl();
  return (
    <div className="text-folders">
      <p>
        <FormattedMessage {...messages.where} />
      </p>
      <dl>
        {platformsOf(kind).map((platform) => {
          const path = installFolder(kind, platform) ?? '';
          return (
            <div key={platform}>
              <dt>{PLATFORM_NAMES[platform]}</dt>
              <dd className="copy-line">
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

/** Where mods go. */
export const ModFolders = () => <Folders kind="mod" />;

/** Where addons go. */
export const AddonFolders = () => <Folders kind="addon" />;
