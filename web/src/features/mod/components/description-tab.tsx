import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { FormattedMessage } from 'react-intl';
import { Markdown } from '#app/markdown.tsx';
import { Installation } from '#app/mods/installation.tsx';
import { tabNames } from './mod-tabs.tsx';

interface DescriptionTabProps {
  mod: ModPage;
  release: ModRelease | undefined;
}

/** What the author says of the mod, and how to install it. */
export const DescriptionTab = ({ mod, release }: DescriptionTabProps) => (
  <>
    <section>
      <h2 className="sr-only">
        <FormattedMessage {...tabNames.description} />
      </h2>
      <div lang={mod.language}>
        <Markdown>{mod.description}</Markdown>
      </div>
    </section>
    {release && <Installation mod={mod} release={release} />}
  </>
);
