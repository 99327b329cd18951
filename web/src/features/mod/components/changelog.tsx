import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Markdown } from '#shared/text/markdown.tsx';

const messages = defineMessages({
  none: { id: 'releases.noChangelog', defaultMessage: 'O autor não contou o que mudou.' },
});

interface ChangelogProps {
  mod: ModPage;
  release: ModRelease;
  /** Distinguishes the text from others of the page. */
  scope?: string;
}

/** What changed in a release, in the language of the mod. */
export const Changelog = ({ mod, release, scope = release.id }: ChangelogProps) =>
  release.changelog.trim() ? (
    <div lang={mod.language}>
      <Markdown scope={scope}>{release.changelog}</Markdown>
    </div>
  ) : (
    <p className="note">{translate(messages.none)}</p>
  );
