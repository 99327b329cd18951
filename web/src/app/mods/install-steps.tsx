import { INSTALL_FOLDER } from '@bigorna/domain/catalogue-terms';
import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageTag } from '#i18n/rich-text.tsx';
import { paths } from '../paths.ts';
import { loaderNames } from './loader-names.ts';

const messages = defineMessages({
  needsFirst: { id: 'install.needsFirst', defaultMessage: 'Instale antes o que ele pede:' },
  downloadFile: { id: 'install.downloadFile', defaultMessage: 'Baixe o arquivo.' },
  startGame: { id: 'install.startGame', defaultMessage: 'Abra o jogo com o mesmo carregador e a mesma versão.' },
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
const openAddon = defineMessage<{ readonly extension: string }>({
  id: 'install.open',
  defaultMessage: 'Abra o arquivo {extension}: o jogo importa o addon sozinho.',
});
const orFolder = defineMessage<{ readonly folder: string; readonly code: MessageTag }>({
  id: 'install.orFolder',
  defaultMessage: 'Se não abrir, extraia o conteúdo na pasta <code>{folder}</code>.',
});
const extract = defineMessage<{ readonly folder: string; readonly code: MessageTag }>({
  id: 'install.extract',
  defaultMessage: 'Extraia o .zip na pasta <code>{folder}</code>.',
});

const code = (chunks: ReactNode[]): ReactNode => <code>{chunks}</code>;

interface StepsProps {
  mod: ModPage;
  release: ModRelease;
  /** The game version to install the loader for. */
  version: string;
}

const extensionOf = ({ file_name }: ModRelease): string => file_name.slice(file_name.lastIndexOf('.'));

const NeededMods = ({ release }: { release: ModRelease }) => {
  const needed = release.dependencies.filter(({ kind }) => kind === 'required');
  if (needed.length === 0) return null;
  const mods = needed.map(({ mod_id, slug, title }) => (
    <Link key={mod_id} className="text-link" to={paths.mod(slug)}>
      {title}
    </Link>
  ));
  return (
    <li>
      <FormattedMessage {...messages.needsFirst} /> <FormattedList value={mods} />
    </li>
  );
};

const JavaSteps = ({ mod, release, version }: StepsProps) => {
  const intl = useIntl();
  const loader = loaderNames(intl, release.loaders, 'disjunction');
  return (
    <ol className="steps">
      <li>
        <FormattedMessage {...installLoader} values={{ loader, version }} />
      </li>
      <NeededMods release={release} />
      <li>
        <FormattedMessage {...messages.downloadFile} />
      </li>
      <li>
        <FormattedMessage {...putInFolder} values={{ folder: INSTALL_FOLDER[mod.content_type], code }} />
      </li>
      <li>
        <FormattedMessage {...messages.startGame} />
      </li>
    </ol>
  );
};

const BedrockSteps = ({ mod, release }: StepsProps) => {
  const folder = INSTALL_FOLDER[mod.content_type];
  const extension = extensionOf(release);
  return (
    <ol className="steps">
      <NeededMods release={release} />
      <li>
        <FormattedMessage {...messages.downloadFile} />
      </li>
      {extension === '.zip' ? (
        <li>
          <FormattedMessage {...extract} values={{ folder, code }} />
        </li>
      ) : (
        <>
          <li>
            <FormattedMessage {...openAddon} values={{ extension }} />
          </li>
          <li>
            <FormattedMessage {...orFolder} values={{ folder, code }} />
          </li>
        </>
      )}
      <li>
        <FormattedMessage {...messages.activate} />
      </li>
    </ol>
  );
};

/** What to do, one thing after the other: Java mods want their loader first, Bedrock addons are opened. */
export const InstallSteps = (props: StepsProps) =>
  props.mod.content_type === 'mod' ? <JavaSteps {...props} /> : <BedrockSteps {...props} />;
