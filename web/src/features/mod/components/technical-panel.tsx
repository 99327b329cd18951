import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Day } from '#shared/format/day.tsx';
import { useFileSize } from '#shared/format/formats.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { GameVersions } from '#shared/mods/game-versions.tsx';
import { Hash } from '#shared/mods/hash.tsx';
import { formatLoaderNames } from '#shared/mods/loader-names.ts';
import { channelNames } from '#shared/mods/release-messages.ts';
import { sideNames } from '#shared/mods/side-names.ts';
import { sideTitle } from '#shared/mods/side-title.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { DependencyList, hasDependencies } from './dependency-list.tsx';

const messages = defineMessages({
  title: { id: 'technical.title', defaultMessage: 'Informações técnicas' },
  version: { id: 'technical.version', defaultMessage: 'Versão' },
  game: { id: 'technical.game', defaultMessage: 'Jogo' },
  loader: { id: 'technical.loader', defaultMessage: 'Loader' },
  file: { id: 'technical.file', defaultMessage: 'Arquivo' },
  size: { id: 'technical.size', defaultMessage: 'Tamanho' },
  modPublished: { id: 'technical.modPublished', defaultMessage: 'No portal desde' },
  releasePublished: { id: 'technical.releasePublished', defaultMessage: 'Versão publicada' },
  license: { id: 'technical.license', defaultMessage: 'Licença' },
  check: { id: 'technical.check', defaultMessage: 'Verificação' },
  clean: { id: 'technical.clean', defaultMessage: 'Nenhuma ameaça encontrada' },
  links: { id: 'technical.links', defaultMessage: 'Links do autor' },
  source: { id: 'technical.source', defaultMessage: 'Código-fonte' },
  issues: { id: 'technical.issues', defaultMessage: 'Relatar um problema' },
  site: { id: 'technical.site', defaultMessage: 'Site' },
  dependencies: { id: 'technical.dependencies', defaultMessage: 'Dependências' },
});

const LINKS = ['source', 'issues', 'site'] as const;

const Fact = ({ name, children }: { name: MessageDescriptor | string; children: ReactNode }) => (
  <div className="flex min-h-6 items-center justify-between gap-3.5">
    <dt className="flex-none text-text-3">{typeof name === 'string' ? name : translate(name)}</dt>
    <dd className="min-w-0 text-right">{children}</dd>
  </div>
);

const ReleaseFacts = ({ mod, release }: TechnicalPanelProps) => {
  const intl = useIntl();
  const fileSize = useFileSize();
  return (
    <dl className="grid gap-2 text-step-0">
      <Fact name={messages.version}>
        <span>{release.version}</span> {translate(channelNames[release.channel])}
      </Fact>
      <Fact name={messages.game}>
        <GameVersions versions={release.game_versions} />
      </Fact>
      <Fact name={messages.loader}>{formatLoaderNames(intl, release.loaders)}</Fact>
      {release.side && <Fact name={sideTitle}>{translate(sideNames[release.side])}</Fact>}
      <Fact name={messages.file}>{release.file_name}</Fact>
      {!release.external && <Fact name={messages.size}>{fileSize(release.file_size)}</Fact>}
      <Fact name={messages.releasePublished}>
        <Day iso={release.published_at} />
      </Fact>
      {mod.published_at && (
        <Fact name={messages.modPublished}>
          <Day iso={mod.published_at} />
        </Fact>
      )}
      {mod.license && (
        <Fact name={messages.license}>
          <span lang={mod.language}>{mod.license}</span>
        </Fact>
      )}
      {!release.external && (
        <Fact name={messages.check}>
          <span className="text-grass">{translate(messages.clean)}</span>
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
  const presentLinks = LINKS.flatMap((name) => (links[name] ? [{ name, url: links[name] }] : []));
  if (presentLinks.length === 0) return null;
  return (
    <>
      <h3 className="panel-title mt-5">{translate(messages.links)}</h3>
      <ul className="grid gap-1">
        {presentLinks.map(({ name, url }) => (
          <li key={name}>
            <a className="text-link inline-block min-h-6" href={url} rel="noopener nofollow ugc">
              {translate(messages[name])}
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

/** Facts and dependencies of the release that the button downloads, and the author's links. */
export const TechnicalPanel = ({ mod, release }: TechnicalPanelProps) => (
  <Panel>
    <h2 className="panel-title">{translate(messages.title)}</h2>
    <ReleaseFacts mod={mod} release={release} />
    {hasDependencies(release) && (
      <>
        <h3 className="panel-title mt-5">{translate(messages.dependencies)}</h3>
        <DependencyList dependencies={release.dependencies} missing_dependencies={release.missing_dependencies} />
      </>
    )}
    <AuthorLinks links={mod.links} />
  </Panel>
);
