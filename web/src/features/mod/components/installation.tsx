import { INSTALL_FOLDER, LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModPage } from '@bigorna/domain/endpoints/mods';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { MessageTag } from '#i18n/rich-text.tsx';

const messages = defineMessages({
  title: { id: 'install.title', defaultMessage: 'Instalação' },
  downloadFile: { id: 'install.downloadFile', defaultMessage: 'Baixe o arquivo.' },
  startGame: { id: 'install.startGame', defaultMessage: 'Abra o jogo com o mesmo carregador e a mesma versão.' },
  openAddon: {
    id: 'install.openAddon',
    defaultMessage: 'Abra o arquivo .mcaddon: o jogo importa o addon sozinho.',
  },
  activate: { id: 'install.activate', defaultMessage: 'Ative o addon nas configurações do mundo.' },
});
const installLoader = defineMessage<{ readonly loader: string; readonly version: string }>({
  id: 'install.loader',
  defaultMessage: 'Instale {loader} para {version}.',
});
const putInFolder = defineMessage<{ readonly folder: string; readonly code: MessageTag }>({
  id: 'install.folder',
  defaultMessage: 'Coloque o .jar na pasta <code>{folder}</code> do jogo.',
});
const orFolder = defineMessage<{ readonly folder: string; readonly code: MessageTag }>({
  id: 'install.orFolder',
  defaultMessage: 'Se não abrir, extraia o conteúdo na pasta <code>{folder}</code>.',
});

const code = (chunks: ReactNode[]): ReactNode => <code>{chunks}</code>;

/** How to install, by kind: Java mods into the mods folder, Bedrock addons by opening them. */
export const Installation = ({ mod }: { mod: ModPage }) => {
  const folder = INSTALL_FOLDER[mod.content_type];
  return (
    <section>
      <h2 className="section-title">
        <FormattedMessage {...messages.title} />
      </h2>
      {mod.content_type === 'mod' ? (
        <ol className="steps">
          {mod.loader && (
            <li>
              <FormattedMessage
                {...installLoader}
                values={{ loader: LOADER_NAMES[mod.loader], version: mod.minecraft_version }}
              />
            </li>
          )}
          <li>
            <FormattedMessage {...messages.downloadFile} />
          </li>
          <li>
            <FormattedMessage {...putInFolder} values={{ folder, code }} />
          </li>
          <li>
            <FormattedMessage {...messages.startGame} />
          </li>
        </ol>
      ) : (
        <ol className="steps">
          <li>
            <FormattedMessage {...messages.downloadFile} />
          </li>
          <li>
            <FormattedMessage {...messages.openAddon} />
          </li>
          <li>
            <FormattedMessage {...orFolder} values={{ folder, code }} />
          </li>
          <li>
            <FormattedMessage {...messages.activate} />
          </li>
        </ol>
      )}
    </section>
  );
};
