import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useRef } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Day } from '#shared/format/day.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { formatLoaderNames } from '#shared/mods/loader-names.ts';
import type { ModPageState } from '#shared/mods/mod-page-state.ts';
import { channelNames } from '#shared/mods/release-messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Select } from '#shared/ui/select.tsx';
import { useMemberFeedback } from '../feedback/use-member-feedback.ts';
import { getReleasesSince } from '../get-releases-since.ts';
import type { ChangeModState } from '../use-mod-state.ts';
import { Changelog } from './changelog.tsx';

const messages = defineMessages({
  label: { id: 'since.label', defaultMessage: 'Versão que eu tenho' },
  choose: { id: 'since.choose', defaultMessage: 'Escolha para ver o que mudou' },
  newest: { id: 'since.newest', defaultMessage: 'Você já tem a versão mais recente.' },
});
const title = defineMessage<{ readonly version: string }>({
  id: 'since.title',
  defaultMessage: 'O que mudou desde a {version}',
});
const downloaded = defineMessage<{ readonly version: string }>({
  id: 'since.downloaded',
  defaultMessage: 'Você baixou a {version}: ver o que mudou',
});

/** Changelogs of the releases after `previous`, oldest first. */
const Changes = ({ mod, previous }: { mod: ModPage; previous: ModRelease }) => {
  const releases = getReleasesSince(mod.releases, previous);
  if (releases.length === 0) return <p role="status">{translate(messages.newest)}</p>;
  return (
    <>
      <h3>{translate(title, { version: previous.version })}</h3>
      <ol>
        {releases.map((release) => (
          <li key={release.id} className="release-details" data-since={release.version}>
            <p className="chips">
              <b className="wrap-anywhere">{release.version}</b>
              <span className={`channel channel-${release.channel}`}>{translate(channelNames[release.channel])}</span>
              <Day className="note" iso={release.published_at} />
            </p>
            <Changelog mod={mod} release={release} scope={`since-${release.id}`} />
          </li>
        ))}
      </ol>
    </>
  );
};

interface ChangesSinceProps {
  mod: ModPage;
  state: ModPageState;
  change: ChangeModState;
}

/** What changed since the release that the visitor has. Offers members the release that they downloaded last. */
export const ChangesSince = ({ mod, state, change }: ChangesSinceProps) => {
  const intl = useIntl();
  const { feedback } = useMemberFeedback(mod);
  const choice = useRef<HTMLDivElement>(null);
  const choose = (since: string): void => change({ since, release: '' });
  const find = (id: string | null | undefined) => mod.releases.find((release) => release.id === id);
  const previous = find(state.since);
  const last = previous ? undefined : find(feedback?.last_release);
  const isUnique = ({ version }: ModRelease): boolean =>
    mod.releases.filter((other) => other.version === version).length === 1;
  return (
    <div className="since">
      <div className="since-choice" ref={choice}>
        <Select
          labelShown
          label={intl.formatMessage(messages.label)}
          value={previous?.id ?? ''}
          onChange={choose}
          options={[
            { value: '', text: intl.formatMessage(messages.choose) },
            ...mod.releases.map((release) => ({
              value: release.id,
              text: isUnique(release)
                ? release.version
                : `${release.version} · ${formatLoaderNames(intl, release.loaders)}`,
            })),
          ]}
        />
        {last && (
          <Button
            variant="ghost"
            onClick={() => {
              choose(last.id);
              // The button disappears, so the select takes the focus.
              choice.current?.querySelector('select')?.focus();
            }}
          >
            {translate(downloaded, { version: last.version })}
          </Button>
        )}
      </div>
      {previous && <Changes mod={mod} previous={previous} />}
    </div>
  );
};
