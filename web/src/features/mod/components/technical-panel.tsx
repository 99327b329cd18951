import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import type { ReactNode } from 'react';
import { defineMessages, FormattedDate, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFileSize } from '#app/formats.ts';
import { GameVersions } from '#app/mods/game-versions.tsx';
import { Hash } from '#app/mods/hash.tsx';
import { loaderNames } from '#app/mods/loader-names.ts';
import { channelNames } from '#app/mods/release-messages.ts';
import { Panel } from '#ui/panel.tsx';
import { DependencyList, hasDependencies } from './dependency-list.tsx';

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
  links: { id: 'technical.links', defaultMessage: 'Links do autor' },
  source: { id: 'technical.source', defaultMessage: 'Código-fonte' },
  issues: { id: 'technical.issues', defaultMessage: 'Relatar um problema' },
  site: { id: 'technical.site', defaultMessage: 'Site' },
  dependencies: { id: 'technical.dependencies', defaultMessage: 'Dependências' },
});

const LINKS = ['source', 'issues', 'site'] as const;

const Fact = ({ name, children }: { name: MessageDescriptor | string; children: ReactNode }) => (
  <div>
    <dt>{typeof name === 'string' ? name : <FormattedMessage {...name} />}</dt>
    <dd>{children}</dd>
  </div>
);

const ReleaseFacts = ({ mod, release }: TechnicalPanelProps) => {
  const intl = useIntl();
  const fileSize = useFileSize();
  return (
    <dl className="facts">
      <Fact name={messages.version}>
        {release.version} <FormattedMessage {...channelNames[release.channel]} />
      </Fact>
      <Fact name={messages.game}>
        <GameVersions versions={release.game_versions} />
      </Fact>
      <Fact name={messages.loader}>{loaderNames(intl, release.loaders)}</Fact>
      <Fact name={messages.file}>{release.file_name}</Fact>
      {!release.external && <Fact name={messages.size}>{fileSize(release.file_size)}</Fact>}
      <Fact name={messages.published}>
        <time dateTime={release.published_at}>
          <FormattedDate value={release.published_at} dateStyle="medium" />
        </time>
      </Fact>
      {mod.license && (
        <Fact name={messages.license}>
          <span lang={mod.language}>{mod.license}</span>
        </Fact>
      )}
      {!release.external && (
        <Fact name={messages.check}>
          <span className="text-grass">
            <FormattedMessage {...messages.clean} />
          </span>
        </Fact>
      )}
      {release.sha256 && (
        <Fact name="SHA-256">
          <Hash value={release.sha256} />
        </Fact>
      )}
      {release.sha512 && (
        <Fact name="SHA-512">
          <Hash algorithm="SHA-512" value={release.sha512} />
        </Fact>
      )}
    </dl>
  );
};

const AuthorLinks = ({ links }: Pick<ModPage, 'links'>) => {
  const given = LINKS.flatMap((name) => (links[name] ? [{ name, url: links[name] }] : []));
  if (given.length === 0) return null;
  return (
    <>
      <h3 className="panel-title mt-5">
        <FormattedMessage {...messages.links} />
      </h3>
      <ul className="grid gap-1">
        {given.map(({ name, url }) => (
          <li key={name}>
            <a className="text-link inline-block min-h-6" href={url} rel="noopener nofollow ugc">
              <FormattedMessage {...messages[name]} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

interface TechnicalPanelProps {
  mod: ModPage;
  release: ModRelease;
}

/** All facts of the release that the button downloads, what it depends on, and the author's links. */
export const TechnicalPanel = ({ mod, release }: TechnicalPanelProps) => (
  <Panel>
    <h2 className="panel-title">
      <FormattedMessage {...messages.title} />
    </h2>
    <ReleaseFacts mod={mod} release={release} />
    {hasDependencies(release) && (
      <>
        <h3 className="panel-title mt-5">
          <FormattedMessage {...messages.dependencies} />
        </h3>
        <DependencyList dependencies={release.dependencies} missing_dependencies={release.missing_dependencies} />
      </>
    )}
    <AuthorLinks links={mod.links} />
  </Panel>
);
