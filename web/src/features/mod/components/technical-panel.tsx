import { type Channel, LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import type { ReactNode } from 'react';
import { defineMessages, FormattedDate, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useFileSize } from '#app/formats.ts';
import { Hash } from '#app/mods/hash.tsx';
import { Panel } from '#ui/panel.tsx';

const messages = defineMessages({
  title: { id: 'technical.title', defaultMessage: 'Informações técnicas' },
  version: { id: 'technical.version', defaultMessage: 'Versão' },
  game: { id: 'technical.game', defaultMessage: 'Jogo' },
  loader: { id: 'technical.loader', defaultMessage: 'Carregador' },
  file: { id: 'technical.file', defaultMessage: 'Arquivo' },
  size: { id: 'technical.size', defaultMessage: 'Tamanho' },
  published: { id: 'technical.published', defaultMessage: 'Publicado' },
  license: { id: 'technical.license', defaultMessage: 'Licença' },
  check: { id: 'technical.check', defaultMessage: 'Verificação' },
  clean: { id: 'technical.clean', defaultMessage: 'Arquivo limpo' },
});

const channelNames = defineMessages({
  release: { id: 'channel.release', defaultMessage: 'estável' },
  beta: { id: 'channel.beta', defaultMessage: 'beta' },
  alpha: { id: 'channel.alpha', defaultMessage: 'alfa' },
}) satisfies Record<Channel, MessageDescriptor>;

const Fact = ({ name, children }: { name: MessageDescriptor; children: ReactNode }) => (
  <div>
    <dt>
      <FormattedMessage {...name} />
    </dt>
    <dd>{children}</dd>
  </div>
);

/** Version, games, loaders, file, date, licence and hash of the release that the button downloads. */
export const TechnicalPanel = ({ mod, release }: { mod: ModPage; release: ModRelease }) => {
  const fileSize = useFileSize();
  return (
    <Panel>
      <h2 className="panel-title">
        <FormattedMessage {...messages.title} />
      </h2>
      <dl className="facts">
        <Fact name={messages.version}>
          {release.version} <FormattedMessage {...channelNames[release.channel]} />
        </Fact>
        <Fact name={messages.game}>{release.game_versions.join(', ')}</Fact>
        <Fact name={messages.loader}>{release.loaders.map((loader) => LOADER_NAMES[loader]).join(', ')}</Fact>
        <Fact name={messages.file}>{release.file_name}</Fact>
        {!release.external && <Fact name={messages.size}>{fileSize(release.file_size)}</Fact>}
        <Fact name={messages.published}>
          <FormattedDate value={release.published_at} dateStyle="medium" />
        </Fact>
        {mod.license && <Fact name={messages.license}>{mod.license}</Fact>}
        {release.sha256 && (
          <>
            <Fact name={messages.check}>
              <span className="text-grass">
                <FormattedMessage {...messages.clean} />
              </span>
            </Fact>
            <div>
              <dt>SHA-256</dt>
              <dd>
                <Hash sha256={release.sha256} />
              </dd>
            </div>
          </>
        )}
      </dl>
    </Panel>
  );
};
