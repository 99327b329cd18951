import { INSTALL_FOLDER } from '@bigorna/domain/catalogue-terms';
import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedList, type MessageTag, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { formatLoaderNames } from './loader-names.ts';
import { ModName } from './mod-name.tsx';

const messages = defineMessages({
  needsFirst: { id: 'install.needsFirst', defaultMessage: 'Instale antes as dependências:' },
  downloadFile: { id: 'install.downloadFile', defaultMessage: 'Baixe o arquivo.' },
  startGame: { id: 'install.startGame', defaultMessage: 'Abra o jogo com o mesmo loader e a mesma versão.' },
  activate: { id: 'install.activate', defaultMessage: 'Ative o addon nas configurações do mundo.' },
});
const installLoader = defineMessage<{ readonly loader: string; readonly version: string }>({
  id: 'install.loader',
  defaultMessage: 'Instale o {loader} para a versão {version} do jogo.',
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
  /** Game version of the loader to install. */
  version: string;
}

const getExtension = ({ file_name }: ModRelease): string => file_name.slice(file_name.lastIndexOf('.'));

const RequiredMods = ({ release }: { release: ModRelease }) => {
  const required = release.dependencies.filter(({ kind }) => kind === 'required');
  if (required.length === 0) return null;
  const mods = required.map(({ mod_id, slug, title }) => (
    <Link key={mod_id} className="text-link" to={paths.mod(slug)}>
      <ModName>{title}</ModName>
    </Link>
  ));
  return (
    <li>
      {translate(messages.needsFirst)} <FormattedList value={mods} />
    </li>
  );
};

const JavaSteps = ({ mod, release, version }: StepsProps) => {
  const intl = useIntl();
  const loader = formatLoaderNames(intl, release.loaders, 'disjunction');
  return (
    <ol className="steps">
      <li>{translate(installLoader, { loader, version })}</li>
      <RequiredMods release={release} />
      <li>{translate(messages.downloadFile)}</li>
      <li>{translate(putInFolder, { folder: INSTALL_FOLDER[mod.content_type], code })}</li>
      <li>{translate(messages.startGame)}</li>
    </ol>
  );
};

const BedrockSteps = ({ mod, release }: StepsProps) => {
  const folder = INSTALL_FOLDER[mod.content_type];
  const extension = getExtension(release);
  return (
    <ol className="steps">
      <RequiredMods release={release} />
      <li>{translate(messages.downloadFile)}</li>
      {extension === '.zip' ? (
        <li>{translate(extract, { folder, code })}</li>
      ) : (
        <>
          <li>{translate(openAddon, { extension })}</li>
          <li>{translate(orFolder, { folder, code })}</li>
        </>
      )}
      <li>{translate(messages.activate)}</li>
    </ol>
  );
};

/** Installation steps. Java mods need their loader first; Bedrock addons open directly. */
export const InstallSteps = (props: StepsProps) =>
  props.mod.content_type === 'mod' ? <JavaSteps {...props} /> : <BedrockSteps {...props} />;
